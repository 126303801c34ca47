import type { contractsErrors as Shape } from '../../zh-CN/errors/contracts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors: typeof Shape = {
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: 'Le contrat est envoyé ou programmé et ne peut plus être modifié.',
  ERROR_TITLE_MISSING: 'Veuillez saisir un titre.',
  ERROR_DOCUMENT_MISSING: 'Veuillez ajouter au moins un document.',
  ERROR_SIGNER_MISSING: 'Il faut au moins un signataire.',
  ERROR_EXPIRY: 'L’échéance doit être dans {minHours} heure au moins et dans {maxDays} jours au plus.',
  ERROR_TIMER: 'L’heure d’envoi doit être dans le futur et avant l’échéance.',
  ERROR_PARTICIPANT_CONTACT:
    'Saisissez un numéro de téléphone (depuis l’étranger avec + et l’indicatif du pays) ou une adresse e-mail pour {name}.',
  ERROR_PARTICIPANT_DUPLICATE: '{name} figure deux fois dans la même étape.',
  ERROR_PARTICIPANT_NOT_FOUND: 'Ce participant n’existe pas.',
  ERROR_PARTICIPANT_HAS_ACTED: 'Ce participant a déjà agi et ne peut pas être retiré.',
  ERROR_PARTICIPANT_SENDER: 'La ligne de l’expéditeur est tenue par le système et ne peut pas être modifiée ainsi.',
  ERROR_PARTICIPANT_UNSUPPORTED: '{field} n’accepte pas encore la valeur {value}.',
  ERROR_PARTICIPANT_ENTERPRISE:
    'Indiquez pour quelle entreprise agit {name}, par son nom ou par un numéro enregistré ici.',
  ERROR_PARTICIPANT_ROLE: 'Choisissez un rôle de l’entreprise pour {name}.',
  ERROR_PARTICIPANT_MEMBER:
    '{name} n’est plus membre de votre entreprise. Choisissez un autre membre, ou saisissez un numéro de téléphone ou un e-mail.',
  ERROR_PARTICIPANT_BULK: 'Un contrat a au plus une liste de destinataires.',
  ERROR_MULTI_SEND_REQUIRED: 'Ce contrat a une liste de destinataires : envoyez-le à la liste.',
  ERROR_MULTI_SEND_PERSON: 'Ce participant n’est pas une liste de destinataires.',
  ERROR_MULTI_SEND_NO_ROWS: 'La liste n’a aucun destinataire à qui envoyer le contrat. Corrigez d’abord la liste.',
  ERROR_MULTI_SEND_STATE: 'L’état de l’envoi a changé. Veuillez le consulter de nouveau.',
  ERROR_MULTI_SEND_QUOTA:
    'L’envoi groupé est limité à {limit} à la fois. Attendez que les envois en cours soient partis, ou continuez demain.',
  ERROR_SHEET_UNREADABLE: 'Le tableau ne peut pas être lu. Enregistrez-le en XLSX ou CSV et importez-le de nouveau.',
  ERROR_SHEET_HEADING:
    'La première ligne doit nommer les colonnes : Name, et Phone ou Email. Utilisez le tableau proposé ici au téléchargement.',
  ERROR_SHEET_ROWS: 'Une liste a au plus {limit} destinataires. Divisez-la et envoyez chaque partie.',
  ERROR_SHEET_EMPTY: 'Le tableau n’a aucune ligne sous son en-tête.',
  ERROR_ROW_NAME: 'Saisissez un nom de {detail} caractères au plus.',
  ERROR_ROW_CONTACT:
    'Saisissez un numéro de téléphone (depuis l’étranger avec + et l’indicatif du pays) ou une adresse e-mail.',
  ERROR_ROW_DUPLICATE: 'Même contact qu’à la ligne {detail}.',
  ERROR_ROW_REQUIRED: '« {column} » est vide.',
  ERROR_ROW_TITLE: 'Avec « {column} », le titre ou le message dépasse {detail} caractères.',
  ERROR_DOCUMENT_NOT_FOUND: 'Ce document n’existe pas.',
  ERROR_DOCUMENT_DUPLICATE: 'Le même fichier a été ajouté deux fois.',
  ERROR_FORM_NOT_FOUND: 'Ce champ n’existe pas.',
  ERROR_FORM_POSITION:
    'La position du cachet ou de la signature est incorrecte ; actualisez la page et ajoutez le champ de nouveau.',
  ERROR_FORM_OVERLAP: 'Deux champs se chevauchent à la page {page} de « {file} ». Veuillez en déplacer un.',
  ERROR_FORM_MISSING:
    'Chaque signataire doit avoir au moins un champ. Placez-en un, ou autorisez les signataires sans champ à placer les leurs (needForm: false).',
  ERROR_FORM_PARTICIPANT: 'Un champ doit appartenir à un signataire.',
  ERROR_FORM_VALUE: 'Cette valeur n’est pas admise dans ce champ{where} : {detail}',
  ERROR_FORM_REQUIRED: 'Un champ obligatoire est encore vide{where}.',
  ERROR_FORM_NOT_REVISABLE: 'L’expéditeur a fixé le contenu de ce champ.',
  ERROR_FORM_GLYPH_MISSING: 'La police n’a pas de glyphe pour « {text} ». Veuillez l’écrire autrement.',
  ERROR_FORM_APPEND_TOO_LATE: 'Le document porte déjà une signature ; on ne peut plus y ajouter ni texte ni date.',
  ERROR_FORM_APPEND_CLOSED:
    'L’expéditeur a placé les champs de ce contrat ; les signataires ne peuvent pas ajouter les leurs.',
  ERROR_FORM_PLACE_FIRST: 'Placez d’abord votre signature sur une page, ou choisissez de signer sans l’afficher.',
  ERROR_FORM_HAS_FIELDS: 'Vous avez des champs dans les pages de ce contrat ; votre signature y est affichée.',
  ERROR_FORM_FILL_FAILED:
    'Ce que vous avez rempli n’a pas pu être inscrit dans le document. Le contrat revient à son expéditeur.',
  ERROR_FORM_RULE: 'La règle d’un champ{where} ne peut pas s’appliquer : {detail}',
  ERROR_FORM_HIDDEN: 'Par une règle de l’expéditeur, un champ{where} n’est pas affiché et ne prend aucune valeur.',
  ERROR_FORM_COMPUTED: 'La valeur d’un champ{where} est calculée et ne peut pas être saisie.',
  ERROR_FORM_UNEQUAL: 'La valeur d’un champ{where} doit être la même que celle de : {other}.',
  ERROR_PREPARING: 'Les documents sont en préparation. Encore quelques secondes.',
  ERROR_PREPARE_FAILED: 'Les documents n’ont pas pu être préparés. Veuillez contacter l’expéditeur.',
};
