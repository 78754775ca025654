export default {
  'guide.welcome.title': 'À vous de jouer',
  'guide.welcome.text':
    'Choisissez une action sur trois : piocher deux cartes voyage, acheter des aventures ou vous déplacer. Puis c’est au suivant.',
  'guide.draw.title': 'Piocher',
  'guide.draw.text':
    'Vous prenez deux cartes voyage. Elles paieront vos prochaines étapes. Vous seul voyez leurs symboles.',
  'guide.move.title': 'Se déplacer',
  'guide.move.text':
    'Les lieux éclairés sont accessibles. Une étape coûte une carte portant un symbole du lieu où vous entrez ; s’il en a deux, au choix.',
  'guide.plan.title': 'Prévoir un voyage',
  'guide.plan.text':
    'Touchez plusieurs lieux à la suite. Rien n’est définitif tant que vous n’avez pas confirmé tout le voyage.',
  'guide.join.title': 'Rejoindre',
  'guide.join.text':
    'Vous êtes au départ de l’expédition : posez un marqueur et prenez aussitôt le bonus. La destination peut attendre.',
  'guide.complete.title': 'Accomplir',
  'guide.complete.text':
    'Vous voici à l’une de vos destinations. Accomplissez : les pièces arrivent aussitôt, les points comptent à la fin.',
  'guide.buy.title': 'Acheter',
  'guide.buy.text':
    'La première page est gratuite, chaque autre coûte 1 pièce, une carte 5 pièces. Une page découverte ne s’annule pas.',
  'guide.buy.text.alone':
    'La première page est gratuite, chaque autre coûte 1 pièce, une carte 5 pièces. Contre des bots, même cela s’annule.',
  'guide.book.title': 'Quel livre ?',
  'guide.book.text':
    'Vous achetez dans le livre de la moitié où se trouve votre explorateur. Ses destinations sont dans l’autre moitié.',
  'guide.recolour.title': 'Une autre couleur',
  'guide.recolour.text':
    'Aucune carte ne convient ? Pour 5 pièces, une carte voyage ou un assistant vaut le symbole voulu, pour cette seule étape.',
  'guide.hand-limit.title': 'Cinq cartes',
  'guide.hand-limit.text':
    'À la fin du tour, vous gardez cinq cartes au plus. Un joker ou un assistant défaussé est hors jeu.',
  'guide.adventure-limit.title': 'Trois aventures',
  'guide.adventure-limit.text':
    'À la fin du tour, vous gardez trois aventures en cours au plus. Les autres quittent le jeu.',
  'guide.end-near.title': 'La fin approche',
  'guide.end-near.text':
    'Quand la pioche d’expéditions ne suffit plus pour toutes les cases vides, on finit la manche, puis on compte les points.',
  'guide.score.title': 'Décompte',
  'guide.score.text':
    'Comptent les expéditions, les artefacts, les séries, et un peu les pièces et les cartes. Deux assistants ou plus coûtent des points.',
} as const;
