/** Words about the luck of a table. */
export default {
  'luck.lead':
    'Tout le hasard de cette partie découle de la graine secrète du serveur et d’un nombre aléatoire du navigateur de chaque joueur. Tout était fixé avant la première carte : personne n’a pu choisir les cartes, pas même l’hébergeur.',
  'luck.lead.open':
    'Au début de la partie, le navigateur de chaque joueur ajoute un nombre aléatoire à la graine secrète du serveur. Tout est fixé avant la première carte : personne ne peut choisir les cartes, pas même l’hébergeur.',
  'luck.lead.none':
    'Aucun navigateur n’a contribué au hasard de cette partie. Il découle de la seule graine secrète du serveur : l’hébergeur aurait donc pu le choisir.',
  'luck.lead.old':
    'Tout le hasard de cette partie découle d’une graine secrète. Son sceau a été montré avant la première carte.',
  'luck.seal': 'Sceau',
  'luck.seal.later': 'Il est montré quand les cartes sont distribuées.',
  'luck.seed': 'Graine',
  'luck.seed.later': 'Elle est montrée à la fin de la partie.',
  'luck.seed.hash': 'Empreinte de la graine',
  'luck.mine': 'Le nombre aléatoire de ce navigateur',
  'luck.who': 'Qui a contribué',
  'luck.part.own': '{name} : a contribué',
  'luck.part.through': '{name} : par le navigateur de {other}',
  'luck.part.late': '{name} : n’a pas répondu à temps',
  'luck.part.none': '{name} : absence au début de la partie',
  'luck.checked': 'Vérifié dans ce navigateur',
  'luck.right.pledge':
    'Table, règles, plateau et graine étaient fixés avant que les nombres aléatoires soient révélés.',
  'luck.wrong.pledge': 'La table n’est pas celle qui a été fixée au début.',
  'luck.right.mine': 'Le nombre aléatoire de ce navigateur a été pris en compte.',
  'luck.wrong.mine':
    'Le nombre aléatoire de ce navigateur n’a pas été pris en compte : il est arrivé trop tard ou a été omis.',
  'luck.right.seal': 'Le sceau couvre la table et tous les nombres aléatoires.',
  'luck.wrong.seal': 'Le sceau ne correspond pas aux nombres aléatoires.',
  'luck.right.seed': 'La graine est bien celle qui a été scellée.',
  'luck.wrong.seed': 'La graine n’est pas celle qui a été scellée.',
  'luck.verify':
    'Avec ces fichiers et votre propre copie de Kindu, vous pouvez vérifier chaque tirage sans faire confiance à ce serveur :',
  'luck.file': 'Enregistrer la partie',
  'luck.receipt': 'Enregistrer le reçu',
  'luck.limits': 'Cela ne cache rien à l’hébergeur : il pourrait regarder toutes les mains.',
} as const;
