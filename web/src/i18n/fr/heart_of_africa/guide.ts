/** The first-game guide of Heart of Africa. */
export default {
  'guide.heart-tickets.title': 'Premières destinations',
  'guide.heart-tickets.text':
    'Reliez les deux lieux d’une carte destination par vos propres routes et vous gagnez ses points ; sinon, vous les perdez. Gardez-en deux ou plus, de préférence sur un même chemin.',
  'guide.heart-turn.title': 'À vous de jouer',
  'guide.heart-turn.text':
    'Vous avez une seule action : piocher deux cartes, prendre une route sur le plateau ou prendre des destinations. Puis c’est au joueur suivant.',
  'guide.heart-draw.title': 'Piocher deux cartes',
  'guide.heart-draw.text':
    'Les cartes wagon paient les routes, les cartes terrain en doublent les points. Prenez-les visibles ou dans une pioche, l’une après l’autre.',
  'guide.heart-claim.title': 'Prendre une route',
  'guide.heart-claim.text':
    'Les routes aux couleurs vives sont celles que vos cartes peuvent payer. Touchez-en une : vous voyez les cartes à payer et les points avant que rien ne soit définitif.',
  'guide.heart-locomotive.title': 'Locomotives',
  'guide.heart-locomotive.text':
    'Une locomotive remplace n’importe quelle couleur. Prise dans la rangée, elle compte pour vos deux cartes ; piochée à l’aveugle, pour une seule.',
  'guide.heart-grey.title': 'Une route grise',
  'guide.heart-grey.text':
    'Payez-la avec une seule couleur au choix. Pour doubler, elle compte toujours comme montagne.',
  'guide.heart-ferry.title': 'Un ferry',
  'guide.heart-ferry.text':
    'Les cases à locomotive se paient avec des locomotives. Les autres prennent une seule couleur au choix.',
  'guide.heart-doubling.title': 'Doubler les points',
  'guide.heart-doubling.text':
    'Si aucun adversaire n’a plus de cartes de ce terrain que vous, vous pouvez doubler : une carte jusqu’à trois cases, deux au-delà. Les locomotives peuvent les remplacer.',
  'guide.heart-twin.title': 'Une route double',
  'guide.heart-twin.text':
    'Deux voies côte à côte, et vous ne pouvez en avoir qu’une. À deux ou trois joueurs, l’autre est alors fermée pour tous.',
  'guide.heart-more.title': 'Tout est complété',
  'guide.heart-more.text':
    'Vous pouvez prendre quatre nouvelles cartes destination et devez en garder au moins une. Le joueur qui en complète le plus reçoit aussi le Globe-trotter, 10 points.',
  'guide.heart-last.title': 'La dernière manche',
  'guide.heart-last.text':
    'Un joueur n’a presque plus de wagons : chacun joue encore un tour. Marquez des points : les cartes qui restent ne valent rien.',
} as const;
