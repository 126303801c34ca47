import type { Part, text as Shape } from '../../../../zh-CN/pages/light/legal/access-text.ts';

const parts: readonly Part[] = [
  {
    title: 'Ce qui est assuré',
    points: [
      'Chaque page est contrôlée par axe, selon les règles des WCAG 2.0 à 2.2 aux niveaux A et AA, ses bonnes pratiques et ses règles expérimentales, au moins une fois dans chaque langue, aux largeurs d’un téléphone et d’un ordinateur, en apparence claire et sombre ; une version qui présente un problème ne peut pas être publiée.',
      'La signature, la préparation et la vérification sont testées de bout en bout au clavier seul : à chaque étape, le focus est visible et n’est pas recouvert, et les noms des titres, régions et commandes ainsi que les messages lus à voix haute sont contrôlés. Les fenêtres prennent le focus et le rendent.',
      'Les résultats et les erreurs sont annoncés par les lecteurs d’écran ; une erreur s’affiche sous son champ et dit comment la corriger.',
      'Sur un téléphone, les boutons et les liens font au moins 44 pixels de haut. Le texte peut être agrandi. L’apparence peut être claire ou sombre : choisissez-la en bas d’une page ou dans le profil de votre compte. Rien ne bouge si le système demande moins d’animations.',
      'Aucune information n’est donnée par la couleur seule : les participants ont toujours des initiales, et les états toujours des mots.',
    ],
  },
  {
    title: 'Autres moyens que dessiner et faire glisser',
    points: [
      'Une signature dessinée : saisissez le nom, importez une image ou utilisez une signature enregistrée.',
      'Le cadre de recadrage d’une image : les flèches le déplacent une fois qu’il a le focus, et davantage avec Maj.',
      'Les emplacements de signature : choisissez un type et appuyez sur Entrée ; les flèches le déplacent de 1 pt, avec Maj de 10, avec Alt elles le redimensionnent. Un clic le place aussi, de même qu’une recherche de mots dans le texte.',
      'L’ordre des fichiers et des participants : chaque ligne a des boutons pour monter et descendre, et les participants ont un numéro à saisir.',
      'Le dépôt de fichiers : un bouton permet toujours de les choisir.',
      'Le curseur qui compare les pages sur la page de vérification : les flèches le déplacent, et les modifications sont listées à côté, en toutes lettres.',
      'Le zoom à deux doigts : des boutons permettent toujours d’agrandir et de réduire.',
      'Scanner un code QR ne fait que déplacer le travail sur un téléphone ; il y a toujours un autre moyen sur le même appareil, sauf pour une signature par une clé du téléphone, qui exige ce téléphone.',
    ],
  },
  {
    title: 'Ce qui n’est pas encore assuré',
    points: [
      'Le contrat lui-même est importé par son expéditeur. Beaucoup de PDF n’ont pas de balises pour les lecteurs d’écran, et certains sont des images numérisées ; le mode lecture ne peut donner que le texte fiable du fichier. Demandez à l’expéditeur une version lisible.',
      'Les PDF du rapport de preuve et du guide d’utilisation n’ont pas de balises de structure. Le guide est aussi une page web, et les données du rapport sont un fichier texte dans l’archive des preuves.',
      'Les caractères de l’image n’ont pas de version sonore. L’image n’apparaît qu’après des échecs répétés et à la demande d’un code ; si vous ne pouvez pas la lire, contactez le service client.',
      'Le produit entier n’a pas été testé par des utilisateurs de lecteurs d’écran ; nos contrôles automatiques portent sur les noms et la structure des pages et sur les messages lus à voix haute.',
    ],
  },
];
export const text: typeof Shape = {
  title: 'Accessibilité',
  lead: 'L’objectif : tout ce que voit un signataire est conforme aux WCAG 2.2 au niveau AA. Cette déclaration repose sur nos propres contrôles et date du 28 novembre 2026.',
  parts,
  helpTitle: 'Quelque chose vous gêne ?',
  help: (service) =>
    `Dites-nous de quelle page il s’agit et quel appareil vous utilisez : ${service}. Nous vous aiderons à signer autrement.`,
  report: 'Le signaler ici',
};
