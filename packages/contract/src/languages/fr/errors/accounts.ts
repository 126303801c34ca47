import type { accountsErrors as Shape } from '../../zh-CN/errors/accounts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors: typeof Shape = {
  // wire and session
  ERROR_MALFORMED: 'La requête est mal formée : {field} {detail}',
  ERROR_UNKNOWN_FIELD: 'La requête contient un champ inconnu : {field}',
  ERROR_NOT_LOGIN: 'Vous n’êtes pas connecté, ou votre session a pris fin. Veuillez vous reconnecter.',
  ERROR_CANT_USE_FREE_LOGIN:
    'Un lien de signature n’ouvre que ce contrat. Veuillez vous connecter pour accéder à autre chose.',
  ERROR_FORBIDDEN: 'Vous n’êtes pas autorisé à faire cela.',
  ERROR_CROSS_SITE: 'La requête venait d’un autre site et a été refusée.',
  ERROR_NOT_FOUND: 'Élément introuvable.',
  ERROR_TOO_LARGE: 'C’est trop volumineux ; la limite est de {limit}.',
  ERROR_UNSUPPORTED_MEDIA: 'Ce type de contenu n’est pas accepté.',
  ERROR_BUSY: 'Le système est occupé. Réessayez dans {expireIn} secondes ; rien n’est perdu.',
  ERROR_UNAVAILABLE:
    'Une partie du système est indisponible. Ce qui a déjà été confirmé est en sécurité ; réessayez dans {expireIn} secondes.',
  ERROR_STORAGE_FULL:
    'Il n’y a plus de place pour l’enregistrer. Ce qui a déjà été confirmé est en sécurité ; veuillez réessayer plus tard.',
  ERROR_OUTCOME_UNKNOWN:
    'On ne sait pas si l’opération a eu lieu : la connexion a été coupée pendant l’enregistrement. Dans {expireIn} secondes, contrôlez l’état actuel avant de recommencer, ou répétez la requête avec la même Idempotency-Key.',
  ERROR_TOO_MANY_REQUESTS: 'Trop de requêtes. Réessayez dans {expireIn} secondes.',
  ERROR_INTERNAL:
    'Une erreur est survenue de notre côté. Réessayez ; si le problème persiste, communiquez le numéro de requête à l’assistance.',
  ERROR_IDEMPOTENCY_KEY_REUSED: 'Cette Idempotency-Key a servi à une autre requête.',
  ERROR_DONE_UNANSWERED:
    'L’opération a déjà eu lieu, mais sa réponse s’est perdue. Contrôlez l’état actuel ; pour la refaire, utilisez une nouvelle Idempotency-Key.',
  // accounts
  ERROR_ACCOUNT_INPUT:
    'Compte mal saisi : saisissez un numéro de téléphone (depuis l’étranger avec + et l’indicatif du pays) ou une adresse e-mail.',
  ERROR_ACCOUNT_NOT_REGISTERED: 'Ce compte n’est pas encore inscrit.',
  ERROR_ACCOUNT_EXISTS: 'Ce compte est déjà inscrit. Veuillez vous connecter.',
  ERROR_LOGIN_FAILED: 'Le compte ou le mot de passe est incorrect. Veuillez les ressaisir.',
  ERROR_ACCOUNT_DISABLED: 'Ce compte est désactivé. Veuillez contacter le service client.',
  ERROR_PASSWORD_FORM: 'Le mot de passe n’a pas été haché comme convenu avant son envoi.',
  ERROR_PASSWORD_WRONG: 'Le mot de passe est incorrect. Veuillez le ressaisir.',
  ERROR_SIGN_PASSWORD_EXISTS: 'Le mot de passe de signature est déjà défini.',
  ERROR_SIGN_PASSWORD_NONE:
    'Aucun mot de passe de signature n’est défini. Utilisez un code, ou définissez-en un d’abord.',
  ERROR_SIGN_PASSWORD_WRONG: 'Le mot de passe de signature est incorrect. Veuillez le ressaisir.',
  ERROR_FREQUENT_ACCOUNT_CHECK: 'Requêtes trop fréquentes. Veuillez réessayer plus tard.',
  ERROR_RESET_PASSWORD: 'La réinitialisation du mot de passe a échoué. Veuillez refaire la vérification.',
  ERROR_SECURITY_TOKEN: 'Le jeton de sécurité n’est pas valable, a déjà servi ou a expiré.',
  ERROR_PASSKEY: 'La clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.',
  ERROR_PASSKEY_LIMIT: 'Au plus {limit} clés d’accès. Supprimez-en une d’abord.',
  ERROR_CONTACT_TAKEN: 'Ce contact appartient à un autre compte.',
  ERROR_CONTACT_LAST: 'C’est le seul contact du compte. Associez-en d’abord un autre.',
  ERROR_CONTACT_UNCHANGED: 'Ce contact est déjà associé.',
  ERROR_CONTACT_FRESH:
    'Ce contact vient d’être associé et ne peut pas réinitialiser un mot de passe pendant 24 heures. Utilisez l’autre contact.',
  ERROR_MEMBER_DISABLED: 'L’administrateur vous a retiré ; vous ne pouvez pas utiliser ce compte d’entreprise.',
  ERROR_NOT_A_MEMBER: 'Ce compte n’existe pas.',
  ERROR_SCAN_EXPIRED: 'Le code QR a expiré. Créez-en un nouveau sur l’ordinateur.',
  // identity and enterprises
  ERROR_IDENTITY_WAITING: 'La demande est en cours d’examen. Veuillez attendre le résultat.',
  ERROR_IDENTITY_PASSED: 'L’identité est déjà vérifiée.',
  ERROR_IDENTITY_NAME: 'Saisissez le vrai nom qui figure sur la pièce, en {limit} caractères au plus.',
  ERROR_IDENTITY_NUMBER: 'Le numéro de la pièce d’identité est incorrect. Veuillez le vérifier.',
  ERROR_IDENTITY_PAPERS: 'Importez les images des pièces demandées : {papers}',
  ERROR_IDENTITY_REQUIRED: 'Cela exige d’abord une identité vérifiée.',
  ERROR_IDENTITY_DECIDED: 'Cette demande a déjà été tranchée.',
  ERROR_ENTERPRISE_NAME: 'Saisissez le nom de l’entreprise, en {limit} caractères au plus.',
  ERROR_ENTERPRISE_CODE: 'Le code unifié de crédit social est incorrect. Veuillez le vérifier.',
  ERROR_ENTERPRISE_TAKEN: 'Cette entreprise est déjà inscrite. Demandez à son administrateur de vous inviter.',
  // operators
  ERROR_OPERATOR_NOT_LOGIN: 'Connectez-vous d’abord à la console des opérateurs.',
  ERROR_OPERATOR_ROLE: 'Votre rôle ne le permet pas. Un administrateur attribue les rôles.',
  ERROR_OPERATOR_LAST: 'Le dernier administrateur garde ce rôle.',
  ERROR_OPERATOR_EXISTS: 'Ce nom de connexion existe déjà.',
  ERROR_OPERATOR_CODE_MISSING: 'Saisissez le code à 6 chiffres de votre application d’authentification (totp).',
  ERROR_OPERATOR_CODE_WRONG: 'Le code est incorrect ou a déjà servi. Attendez le suivant.',
  ERROR_OPERATOR_FACTOR_NEEDED: 'Configurez d’abord le second facteur.',
  ERROR_OPERATOR_FACTOR_EXISTS: 'Le second facteur est déjà configuré. Il se retire par la commande npm run operator.',
  ERROR_REQUEST_OWN: 'Un autre opérateur doit le confirmer.',
  ERROR_REQUEST_DECIDED: 'Cette demande a été tranchée ou a expiré.',
  ERROR_REQUEST_WAITING: 'Une demande sur le même objet est déjà en attente.',
  ERROR_REQUEST_SUBJECT: 'Ce n’est plus possible, car l’état de l’objet a changé.',
  ERROR_IDENTITY_TAKEN: 'Ce numéro de pièce appartient à une identité déjà vérifiée.',
  ERROR_IDENTITY_SUSPENDED:
    'L’identité vérifiée a été suspendue par l’autorité de certification. Contactez l’autorité.',
  ERROR_IDENTITY_LETTER:
    'Un demandeur qui n’est pas le représentant légal doit importer une lettre d’habilitation (pièce de type AUTHORISATION).',
  ERROR_CERTIFICATE_NOT_FOUND: 'Ce certificat n’existe pas.',
  ERROR_CERTIFICATE_REVOKED: 'Ce certificat est déjà révoqué.',
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: 'Veuillez obtenir une nouvelle image.',
  ERROR_CODE_EXPIRED: 'Le code n’existe pas ou a expiré. Veuillez en demander un nouveau.',
  ERROR_CODE_WRONG: 'Le code est incorrect. Veuillez le ressaisir.',
  ERROR_CODE_LOCKED: 'Trop d’essais incorrects ; bloqué pendant 1 heure. Réessayez dans {wait}.',
  ERROR_OPCODE: 'Le code d’opération n’est pas valable ou a déjà servi. Veuillez refaire la vérification.',
  ERROR_CONTACT:
    'Contact mal saisi : saisissez un numéro de téléphone (depuis l’étranger avec + et l’indicatif du pays) ou une adresse e-mail.',
  ERROR_PHONE_UNSUPPORTED:
    'Ce service n’envoie pas de SMS : saisissez une adresse e-mail au lieu d’un numéro de téléphone.',
  ERROR_PHONE_COUNTRY:
    'Ce service n’envoie pas de SMS vers ce pays : saisissez une adresse e-mail au lieu d’un numéro de téléphone.',
  ERROR_PARTICIPANT_UNREACHABLE:
    'Ce service ne peut pas envoyer de SMS au numéro de téléphone de {name}. Indiquez une adresse e-mail pour {name}.',
  ERROR_SEND_BUSY: 'Envois trop fréquents. Cliquez à la fin du compte à rebours ({expireIn} secondes).',
  ERROR_FREQUENTLY: 'Demandes d’envoi trop fréquentes. Veuillez attendre {wait}.',
  ERROR_AMOUNT_OUT_LIMIT: 'Le nombre de codes reçus par jour est atteint. Veuillez réessayer demain.',
  ERROR_VOICE_AMOUNT_OUT_LIMIT: 'Le nombre de codes vocaux par jour est atteint. Veuillez réessayer demain.',
  ERROR_SEND_FAILED: 'L’envoi a échoué. Veuillez réessayer plus tard.',
  ERROR_TIMEOUT: 'La demande d’envoi a pris trop de temps. Veuillez réessayer.',
  ERROR_CONTACT_BLACKLISTED: 'Ce numéro ne peut pas recevoir de codes. Veuillez contacter le service client.',
  ERROR_VOICE_FREQUENTLY: 'Demandes d’envoi trop fréquentes. Veuillez attendre {wait}.',
  ERROR_VOICE_BLACKLISTED: 'Ce numéro ne peut pas recevoir de codes. Veuillez contacter le service client.',
};
