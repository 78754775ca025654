/** The first-game guide of Congo 1884. */
export default {
  'guide.congo-welcome.title': 'En amont du Congo',
  'guide.congo-welcome.text':
    'À chaque escale, chacun envoie un personnage. Le joueur qui a le plus haut total devient chef et marque la valeur de l’escale.',
  'guide.congo-bid.title': 'Choisir une mise',
  'guide.congo-bid.text':
    'Tous choisissent en même temps, en secret. Chaque carte montre ce qu’elle vaut ici : son métier à cette station, moins ce que retire le drapeau.',
  'guide.congo-flag.title': 'Pas de drapeau',
  'guide.congo-flag.text':
    'Cette station a perdu son drapeau : la nationalité ne retire rien, personne ne lance le dé pour elle, et les interprètes ne servent à rien.',
  'guide.congo-dice.title': 'Deux métiers, un dé',
  'guide.congo-dice.text':
    'Un neutre emploie le meilleur de ses deux métiers. Sous un drapeau, le dé décide à quelle nation il se rallie. Une fois employé, il quitte le jeu.',
  'guide.congo-chief.title': 'Vous commencez',
  'guide.congo-chief.text':
    'Le chef d’une escale est premier joueur à la suivante : vous jouez en premier, pour la carte spéciale comme pour les auxiliaires.',
  'guide.congo-tiles.title': 'Hippos',
  'guide.congo-tiles.text':
    'Le chef de cette escale prend aussi des hippos. Ils départageront plus tard les égalités : cette escale vaut donc plus que son chiffre.',
  'guide.congo-ring.title': 'L’anneau orange',
  'guide.congo-ring.text':
    'Quand le vapeur arrive ici, le joueur seul au dernier rang pioche une carte spéciale. S’il y a plusieurs derniers, personne ne pioche.',
  'guide.congo-special.title': 'Une carte spéciale',
  'guide.congo-special.text':
    'La question vous est posée une fois par manche, avant que les mises soient dévoilées. Dès qu’une carte est jouée, personne n’en joue d’autre. Gardée jusqu’à la fin, une carte vaut un demi-point.',
  'guide.congo-values.title': 'Valeurs de base',
  'guide.congo-values.text':
    'Les mises sont dévoilées. Chaque colonne additionne métier, nationalité et auxiliaires ; le grand chiffre est le total.',
  'guide.congo-lay.title': 'Poser des auxiliaires',
  'guide.congo-lay.text':
    'Posez-en un ou plusieurs qui conviennent à votre personnage. Une carte posée ne se reprend pas, et vous n’en piochez qu’une par escale : celle-ci en vaut-elle la peine ?',
  'guide.congo-wait.title': 'Attendre',
  'guide.congo-wait.text':
    'Vous avez le plus haut total et pouvez donc attendre, mais une seule fois : ensuite, il faut poser une carte ou vous retirer.',
  'guide.congo-drop.title': 'Poser ou se retirer',
  'guide.congo-drop.text':
    'Vous êtes sous le plus haut total : posez une carte ou retirez-vous. Le joueur qui se retire garde son total, et il compte encore à la fin.',
  'guide.congo-last.title': 'La dernière escale',
  'guide.congo-last.text':
    'Après cette escale, la partie est finie. De vos cartes, seules les spéciales rapportent encore, un demi-point chacune ; les auxiliaires en main départagent les égalités.',
  'guide.congo-lay-bots.title': 'Poser des auxiliaires',
  'guide.congo-lay-bots.text':
    'Posez-en un ou plusieurs qui conviennent à votre personnage. Vous n’en piochez qu’un par escale : celle-ci en vaut-elle la peine ? Contre des bots, vous pouvez annuler.',
} as const;
