// Tables of four clients at boardgame.io's server: each move follows when all four have the last one.
import { performance } from "node:perf_hooks"
import { io } from "socket.io-client"

const [port, count, seconds, warm] = process.argv.slice(2).map(Number)
const SEATS = 4
let times = []
let bytes = 0
let heard = 0

function sitDown(k) {
  const table = { id: -1, having: 0, since: 0, sockets: [] }
  const move = (ctx) => {
    const seat = ctx.currentPlayer
    const payload = { type: "take", args: [table.id], playerID: seat }
    table.since = performance.now()
    table.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, table.id, `table${k}`, seat)
  }
  const have = ({ _stateID, ctx }) => {
    heard += 1
    if (_stateID > table.id) [table.id, table.having] = [_stateID, 0]
    table.having += 1
    if (table.having < SEATS) return
    if (table.since) times.push(performance.now() - table.since)
    move(ctx)
  }
  const seats = Array.from({ length: SEATS }, (_, seat) => {
    const socket = io(`http://127.0.0.1:${port}/africa`, { transports: ["websocket"], forceNew: true })
    table.sockets[seat] = socket
    socket.on("update", (_, state) => have(state))
    socket.on("sync", (_, { state }) => have(state))
    socket.io.engine.on("packet", ({ data }) => (bytes += data?.length ?? 0))
    return new Promise((done) => socket.on("connect", done))
  })
  return Promise.all(seats).then(() => {
    table.sockets.forEach((socket, seat) => socket.emit("sync", `table${k}`, `${seat}`, undefined, SEATS))
  })
}

const pause = (time) => new Promise((done) => setTimeout(done, 1000 * time))
const at = (share) => times[Math.floor(share * (times.length - 1))]

await Promise.all(Array.from({ length: count }, (_, k) => sitDown(k)))
await pause(warm)
times = []
bytes = heard = 0
const [start, used] = [performance.now(), process.cpuUsage()]
await pause(seconds)
const [spent, cpu] = [(performance.now() - start) / 1000, process.cpuUsage(used)]
times.sort((a, b) => a - b)
console.log(JSON.stringify({
  closed_moves_s: times.length / spent,
  closed_p50_ms: at(0.5),
  closed_p99_ms: at(0.99),
  closed_bytes: bytes / heard,
  closed_client_pct: (cpu.user + cpu.system) / 1e4 / spent,
}))
process.exit()
