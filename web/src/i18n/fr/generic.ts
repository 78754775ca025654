/** The table of a game without drawings of its own. */
export default {
  'generic.board': 'Plateau',
  'generic.dock': 'Votre réponse',
  'generic.answers': 'Réponses',
  'generic.choose': 'Choisissez une réponse.',
  'generic.sealed': 'Vous avez choisi : {move}. Vous pouvez changer tant que tous n’ont pas choisi.',
  'generic.chosen': 'Jusqu’ici : {moves}',
  'generic.wait': 'En attente de : {who}.',
  'generic.keys': 'Une touche chiffrée choisit une réponse, Entrée la confirme, Échap revient en arrière.',
  'generic.none': 'aucun',
  'generic.hidden': 'caché',
  'generic.yes': 'oui',
  'generic.no': 'non',
  'generic.tie': 'À égalité de points, les règles du jeu décident.',
  'generic.shared': 'Toujours à égalité : le rang est partagé.',
  'generic.line': '{text}',
} as const;
