// boardgame.io's own server, in memory: a game whose state has as many bytes as a view of ours.
import bgio from "boardgame.io/dist/cjs/server.js"

const [port, bytes] = process.argv.slice(2).map(Number)
const card = (k) => ({ id: k, name: `card ${k}`, place: "zanzibar", owner: k % 4, cost: [k % 7, 2] })
const cards = []
while (JSON.stringify(cards).length < bytes) cards.push(card(cards.length))

const africa = {
  name: "africa",
  setup: () => ({ cards, moved: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, k) => {
      G.moved += 1
      G.cards[k % G.cards.length].owner = Number(playerID)
    },
  },
}

const server = bgio.Server({ games: [africa], origins: [/.*/] })
console.debug = console.info = () => {}
await server.run({ port, callback: () => console.log("ready") })
