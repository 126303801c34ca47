import type { filesErrors as Shape } from '../../zh-CN/errors/files.ts';

/** Refusals of files, and of what exceeds the limits of a contract. */
export const filesErrors: typeof Shape = {
  ERROR_FILENAME_SIZE: 'Le nom du fichier est trop long ; {limit} caractères au plus.',
  ERROR_FILE_SIZE: 'Le fichier est trop volumineux ; {limitMb} Mo au plus.',
  ERROR_FILE_TYPE: 'Ce type de fichier n’est pas accepté. Importez un PDF ou une image.',
  ERROR_UPLOAD_REJECTED: 'L’importation a été rejetée : ses parties ne concordent pas. Veuillez recommencer.',
  ERROR_UPLOAD_QUOTA:
    'Un compte peut importer {limitMb} Mo en 24 heures, et cette limite est atteinte. Veuillez réessayer demain.',
  ERROR_FILE_DAMAGED: 'Le fichier est endommagé et ne peut pas être ouvert. Exportez-le de nouveau et importez-le.',
  ERROR_FILE_ENCRYPTED:
    'Le fichier est chiffré d’une façon non prise en charge. Retirez le chiffrement et importez-le de nouveau.',
  ERROR_FILE_SIGNED_DAMAGED:
    'Le fichier est déjà signé mais mal formé ; il ne peut être ni modifié ni utilisé. Demandez l’original au signataire.',
  ERROR_FILE_PASSWORD: 'Le fichier est protégé. Saisissez le mot de passe qui l’ouvre.',
  ERROR_FILE_PASSWORD_WRONG: 'Ce mot de passe n’ouvre pas le fichier. Veuillez réessayer.',
  ERROR_FILE_OWNER_PASSWORD:
    'L’auteur du fichier interdit les modifications. Saisissez son mot de passe des droits (mot de passe du propriétaire).',
  ERROR_FILE_SIGNED_ENCRYPTED:
    'Le fichier est signé et chiffré ; sans chiffrement, ses signatures ne vaudraient plus rien. Demandez aux signataires l’original sans chiffrement.',
  ERROR_FILE_SIGNED_ACTIVE:
    'Le fichier est signé et contient des scripts, des pièces jointes ou d’autres contenus actifs, qu’on ne peut pas retirer sans invalider ses signatures. Il ne peut pas être utilisé.',
  ERROR_FILE_XFA:
    'Le fichier est un formulaire XFA. Imprimez-le ou enregistrez-le comme PDF ordinaire avec le programme qui l’a créé, et importez ce PDF.',
  ERROR_FILE_CERTIFIED:
    'L’auteur a certifié le fichier et interdit toute modification ; il ne peut donc pas être signé.',
  ERROR_FILE_TOO_COMPLEX: 'Le fichier est trop complexe à traiter. Exportez-le de nouveau et importez-le.',
  ERROR_FILE_NOT_READY: 'Le fichier est encore en traitement. Veuillez patienter.',
  ERROR_FILE_CONVERSION: 'Le document n’a pas pu être converti. Enregistrez-le en PDF et importez le PDF.',
  ERROR_PICTURE: 'L’image ne peut pas être utilisée. Choisissez un autre PNG ou JPEG.',
  ERROR_INK: 'Le tracé ne peut pas être utilisé. Effacez-le et recommencez. {detail}',
  ERROR_INK_SLIGHT:
    'Un point, un trait droit ou une coche n’est pas encore une signature. Veuillez écrire votre nom entier.',
  ERROR_LIMIT_PARTICIPANTS: 'Au plus {limit} participants.',
  ERROR_LIMIT_DOCUMENTS: 'Au plus {limit} documents.',
  ERROR_LIMIT_BYTES: 'Les documents ne doivent pas dépasser {limitMb} Mo au total.',
  ERROR_LIMIT_PAGES: 'Les documents ne doivent pas dépasser {limit} pages au total.',
  ERROR_LIMIT_FORMS: 'Au plus {limit} champs.',
  ERROR_ATTACHMENT_NOT_FOUND: 'Ce fichier joint n’existe pas.',
  ERROR_ATTACHMENT_TYPE: 'Ce champ n’accepte pas un tel fichier{where} ; envoyez {detail}.',
  ERROR_ATTACHMENT_COUNT: 'Ce champ accepte au plus {limit} fichiers{where}.',
};
