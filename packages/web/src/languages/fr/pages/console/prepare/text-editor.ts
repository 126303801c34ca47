import type { CheckMarkDirection } from '@countersign/domain';
import type { Alignment } from '../../../../../pages/console/prepare/model/arrange.ts';
import type { Where } from '../../../../../pages/console/prepare/model/keywords.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-editor.ts';

const align: Record<Alignment, string> = {
  left: 'Aligner à gauche',
  centre: 'Centrer horizontalement',
  right: 'Aligner à droite',
  top: 'Aligner en haut',
  middle: 'Centrer verticalement',
  bottom: 'Aligner en bas',
};
const edges: Record<CheckMarkDirection, string> = { RIGHT: 'Droite', LEFT: 'Gauche', TOP: 'Haut', BOTTOM: 'Bas' };
const where: Record<Where, string> = {
  right: 'À droite des mots',
  below: 'Sous les mots',
  over: 'Sur les mots',
};
const days = (count: number): string => (count < 2 ? `${count} jour` : `${count} jours`);

export const text: typeof Shape = {
  tools: 'Outils d’édition',
  side: 'Champ et pages',
  chooseMany: 'En choisir plusieurs, un toucher chacun',
  findWords: 'Placer par mot-clé',
  closeSearch: 'Fermer la recherche',
  previewAs: 'Voir comme un signataire',
  endPreview: 'Quitter l’aperçu',
  switchFile: 'Changer de fichier',
  armedMove: 'Cliquez là où déplacer les champs choisis ; Échap annule',
  clearSelection: 'Tout désélectionner',
  severalHolders: 'Plusieurs signataires',
  moveTo: 'Déplacer vers…',
  width: 'Largeur',
  height: 'Hauteur',
  arrange: 'Aligner et répartir',
  align,
  distributeX: 'Répartir horizontalement',
  distributeY: 'Répartir verticalement',
  fontSize: 'Taille du texte',
  fontSizeAuto: (size) => `Selon le cadre (${size})`,
  mergeName: 'Nom du champ de fusion',
  mergeHint: 'En envoi groupé, la colonne de ce nom le remplit',
  copyPages: 'Copier sur des pages',
  allPages: 'Toutes les pages',
  oddPages: 'Pages impaires',
  evenPages: 'Pages paires',
  fromPage: 'De la page',
  toPage: 'À la page',
  copyRange: 'Copier sur celles-ci',
  fanned: 'Les bords des pages côte à côte',
  edge: 'Bord',
  edges,
  sealPages: 'Pages',
  sealPagesHint: 'Par exemple 1-3, 5 ; vide pour toutes',
  pagesWrong: (count) => `Pages de 1 à ${count}, par exemple 1-3, 5`,
  certPage: 'Page qui porte la signature',
  certPageHint: 'Dans un lecteur PDF, cliquer sur la tranche de cette page montre la signature',
  onPage: (page) => `Page ${page}`,
  sealSize: 'Largeur du cachet',
  margin: 'Distance du bord',
  offsetUp: 'Vers le haut',
  offsetRight: 'Vers la droite',
  resizable: 'Le signataire peut changer la taille',
  word: 'Mot-clé',
  wordHint: 'Par exemple « Signature : » ou « Signé par »',
  search: 'Chercher',
  searching: (done, total) => `Recherche, page ${done} sur ${total}`,
  foundCount: (count) =>
    count === 0
      ? 'Introuvable. Les pages numérisées ne contiennent pas de texte à chercher.'
      : count === 1
        ? 'Trouvé à un endroit'
        : `Trouvé à ${count} endroits`,
  notRead: (names) => `Texte impossible à lire : ${names}`,
  whereTo: 'Emplacement',
  where,
  placeAll: (count) => (count === 1 ? 'Placer ici' : `Placer aux ${count} endroits`),
  placeHere: (at) => `Placer à l’occurrence ${at}`,
  placedOn: (count) => (count < 2 ? `${count} champ placé` : `${count} champs placés`),
  placedAlready: 'Le même champ s’y trouve déjà',
  moreFound: (count) => `${count} de plus ne sont pas listés ; placer partout les inclut`,
  replace: (name) => `Remplacer ${name}`,
  replaceShort: 'Remplacer le fichier',
  replacing: (name) => `Remplacera « ${name} »`,
  replacedWith: (name, kept, lost) => {
    if (lost > 0)
      return `Remplacé par « ${name} » ; ${lost === 1 ? 'un champ inadapté retiré' : `${lost} champs inadaptés retirés`}`;
    return `Remplacé par « ${name} »${kept > 0 ? ' ; tous les champs sont conservés' : ''}`;
  },
  removed: (name, fields) =>
    fields === 0
      ? `« ${name} » retiré`
      : `« ${name} » retiré, avec ${fields === 1 ? 'son champ' : `ses ${fields} champs`}`,
  moreFor: (name) => `Plus d’actions : ${name}`,
  dropAnywhere: 'Relâchez pour ajouter les fichiers',
  added: (count) => (count < 2 ? `Ajout de ${count} fichier` : `Ajout de ${count} fichiers`),
  timer: 'Envoyer plus tard',
  timerAt: 'Date d’envoi',
  timerOff: 'Envoyé dès que vous cliquez sur Envoyer',
  reminders: {
    title: 'Rappels automatiques',
    off: 'Aucun ; vous pouvez relancer depuis la page du contrat',
    usual: 'Utiliser pour tous mes nouveaux contrats',
    usualNone: 'Pas de rappels pour tous mes nouveaux contrats',
    usualSet: 'Enregistré pour vos nouveaux contrats',
    plan: ({ afterDays, everyDays, most }) => {
      const first = `Envoyé à qui doit agir après ${days(afterDays)}`;
      return most === 1 ? `${first}, une fois` : `${first}, puis tous les ${days(everyDays)}, ${most} fois au plus`;
    },
    afterDays: 'Premier (jours)',
    everyDays: 'Intervalle (jours)',
    most: 'Au plus',
  },
  reading: {
    title: 'Lecture demandée',
    none: 'Aucune',
    end: 'Chaque page doit être affichée',
    seconds: (count) => `Chaque document au moins ${count} s`,
    hint: 'Les personnes en sont informées avant d’agir. Le rapport de preuve enregistre ce que la page a affiché, ce qui ne prouve pas la lecture',
  },
  moreSettings: 'Autres paramètres',
  ownFields: 'Les signataires sans champ placent le leur',
  ownFieldsHint:
    'Vous pouvez envoyer sans placer de champs pour un signataire, qui choisit alors l’emplacement en signant.',
  appendFields: 'Les signataires peuvent ajouter leurs propres champs',
  appendFieldsHint: 'Textes et dates ne peuvent être ajoutés qu’avant la première signature.',
  timezone: 'Fuseau horaire des dates dans les documents',
  metadata: 'Métadonnées',
  metadataHint:
    'Noms et valeurs conservés avec le contrat pour vos propres systèmes ; les participants ne les voient pas.',
  metadataKey: (at) => `Nom ${at}`,
  metadataValue: (at) => `Valeur ${at}`,
  metadataTwice: 'Chaque nom ne peut servir qu’une fois',
  addMetadata: 'Ajouter',
  removeMetadata: (at) => `Retirer le numéro ${at}`,
  schedule: 'Programmer le contrat',
  scheduled: 'Le contrat est programmé',
  sendsAt: (when) => `Envoi automatique : ${when}`,
  previewOf: (name) => `Voir comme ${name}`,
  preview: 'Aperçu',
  unsavedBack: 'Les modifications non enregistrées de la dernière fois sont restaurées',
};
