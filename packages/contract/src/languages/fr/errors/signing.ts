import type { signingErrors as Shape } from '../../zh-CN/errors/signing.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors: typeof Shape = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: 'Vous n’êtes pas participant à ce contrat.',
  ERROR_WAITING_JOIN_ENTERPRISE: 'Rejoignez d’abord l’entreprise, puis signez.',
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: 'Le contrat a expiré.',
  ERROR_NOT_A_SIGNER: 'Vous n’êtes pas signataire de ce contrat.',
  ERROR_NOT_A_CHECKER: 'Vous n’êtes pas approbateur de ce contrat.',
  ERROR_NEED_WAIT_OTHER: 'D’autres doivent agir avant vous.',
  ERROR_ALREADY_SIGNED: 'Vous avez déjà agi sur ce contrat, ou un collègue de même rôle l’a fait.',
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: 'L’expéditeur a retiré ce contrat.',
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: 'Ce contrat a été refusé.',
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: 'L’état du contrat ne le permet pas.',
  ERROR_DOCUMENT_CHANGED: 'Le document a changé depuis que vous l’avez ouvert. Rechargez-le, lisez-le, puis signez.',
  ERROR_DOCUMENT_NOT_SHOWN: 'Tous les documents n’ont pas été ouverts en entier. Ouvrez-les tous d’abord.',
  ERROR_CONTACT_NOT_PROVED:
    'Seule la personne qui a confirmé {contact} peut agir ici. Ouvrez le lien de signature avec ce contact, ou associez-le d’abord à votre compte.',
  ERROR_SIGNING_IN_PROGRESS: 'Une signature est en cours. Veuillez réessayer dans un instant.',
  ERROR_AUTH_REQUIRED: 'Confirmez que c’est bien vous par le mot de passe de signature ou par un code.',
  ERROR_AUTH_LEVEL: 'L’expéditeur exige une identité vérifiée avant que vous signiez.',
  ERROR_PERSONAL_CERT: 'Ce contrat se signe avec votre propre certificat ; votre identité doit d’abord être vérifiée.',
  ERROR_ENTERPRISE_CERT:
    'Ce contrat se signe avec le certificat de {name}, dont l’identité doit d’abord être vérifiée.',
  ERROR_SHIELD_REQUIRED: 'Ce contrat se signe avec votre téléphone : scannez le code de la page de signature.',
  ERROR_SHIELD_EXPIRED: 'Le code pour votre téléphone a expiré. Créez-en un nouveau sur l’ordinateur.',
  ERROR_SHIELD_PROVIDER: 'Ce service de signature mobile n’existe pas. Choisissez parmi : {names}.',
  ERROR_SHIELD_ALGORITHM: 'Cet algorithme d’empreinte n’est pas admis. Choisissez parmi : {names}.',
  ERROR_SHIELD_PROOF:
    'Le téléphone n’a pas pu prouver qu’il détient la clé de signature. Ouvrez le code encore une fois.',
  ERROR_SHIELD_SIGNATURE:
    'La signature du téléphone ne correspond pas à ce qui a été affiché. Rien n’a été signé. Créez un nouveau code sur l’ordinateur.',
  ERROR_SHIELD_DEVICE:
    'La clé de signature de ce téléphone n’est plus valide. Ouvrez le code encore une fois pour en créer une nouvelle.',
  ERROR_SHIELD_DEVICE_LIMIT:
    'Au plus {limit} téléphones peuvent détenir une de vos clés. Retirez-en un d’abord dans les paramètres du compte.',
  ERROR_SHIELD_NOT_ASKED: 'Vous n’avez pas besoin d’un téléphone pour signer ce contrat.',
  ERROR_SHIELD_CODE:
    'Ce téléphone signe pour la première fois : saisissez le code envoyé au signataire, ou connectez-vous sur ce téléphone en tant que signataire.',
  ERROR_SHIELD_CODE_WRONG: 'Le code est incorrect ou n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.',
  ERROR_SHIELD_NUMBER:
    'Ce n’est pas le numéro affiché sur le téléphone. Lisez-le sur votre propre téléphone ; s’il n’en affiche aucun, créez un nouveau code QR.',
  ERROR_JOIN_ENTERPRISE:
    'L’entreprise {name} ne peut pas être identifiée. Adressez-vous à l’expéditeur, ou demandez à l’entreprise de faire vérifier son identité.',
  ERROR_SEAL_NOT_FOUND: 'Ce cachet n’existe pas.',
  ERROR_WRITE_NOT_FOUND: 'Cette signature n’existe pas.',
  ERROR_REASON_MISSING: 'Indiquez un motif de 1 à {limit} caractères.',
  ERROR_REMIND_TOO_SOON:
    'Ce participant vient de recevoir un rappel. Vous pourrez le relancer dans {expireIn} secondes.',
  ERROR_NOT_FINISHED: 'Le contrat pourra être téléchargé une fois achevé.',
  ERROR_PROLONG_EARLIER: 'La nouvelle échéance doit être postérieure à l’actuelle.',
  ERROR_PARTICIPANT_DEADLINE: 'L’échéance d’un participant doit être dans le futur et avant celle du contrat.',
  ERROR_READING_MISSING:
    'L’expéditeur demande que les documents soient d’abord parcourus. Ouvrez le contrat seul, faites ce que la page demande, puis confirmez.',
  ERROR_IN_PERSON_ENTERPRISE:
    'Un participant qui agit pour une entreprise a besoin de son propre compte et ne peut pas agir en personne sur votre appareil.',
  ERROR_IN_PERSON_OWN_CONTACT:
    'Le contact de ce participant est le vôtre : le code vous serait envoyé. Remplacez-le d’abord par son propre numéro de téléphone ou sa propre adresse e-mail.',
  ERROR_IN_PERSON_OTHER_CONTRACT:
    'Cet appareil a été remis pour un autre contrat. Son propriétaire doit se connecter avant que celui-ci puisse y être ouvert.',
  ERROR_IN_PERSON_HOST_ONLY: 'Cet appareil a été remis par {name}, et personne d’autre ne peut s’y connecter.',
  ERROR_PARTICIPANT_OVERDUE:
    'L’échéance que l’expéditeur a fixée à ce participant est passée. Seul l’expéditeur peut la prolonger.',
  ERROR_AUTHORIZE_SELF: 'Ce contact est le vôtre. Saisissez celui d’une autre personne.',
  ERROR_AUTHORIZE_LIMIT: 'Ce tour a déjà été transmis {limit} fois ; il ne peut plus l’être.',
  ERROR_CANCEL_RUNNING: 'Un accord d’annulation de ce contrat est déjà en cours.',
  ERROR_ENVELOPE_VOIDED: 'Ce contrat est déjà annulé.',
  // office seals
  ERROR_SEAL_NOT_CHECKED: 'Le cachet « {name} » n’a pas encore été accepté.',
  ERROR_SEAL_ABANDONED: 'Le cachet « {name} » a été mis hors service et ne peut plus être utilisé.',
  ERROR_SEAL_NOT_AUTHORIZED:
    'Vous n’êtes pas autorisé à utiliser le cachet « {name} ». Vous pouvez en faire la demande.',
  ERROR_SEAL_AUTHORIZATION_ENDED:
    'Votre autorisation pour le cachet « {name} » a pris fin. Vous pouvez refaire une demande.',
  ERROR_SEAL_USED_UP:
    'Vous avez épuisé les utilisations autorisées du cachet « {name} ». Vous pouvez refaire une demande.',
  ERROR_SEAL_SCOPE: 'Votre autorisation pour le cachet « {name} » ne couvre pas ce contrat.',
  ERROR_SEAL_REVOKED: 'Votre autorisation pour le cachet « {name} » a été retirée ; rien n’a été signé.',
  ERROR_SEAL_OF_ENTERPRISE: 'Ce cachet ne peut être utilisé que par une personne qui signe pour son entreprise.',
  ERROR_SEAL_NAME_EXISTS: 'Un cachet nommé « {name} » existe déjà.',
  ERROR_SEAL_LIMIT: 'Au plus {limit} cachets.',
  ERROR_SEAL_GROUP_EXISTS: 'Un groupe nommé « {name} » existe déjà.',
  ERROR_SEAL_GROUP_NOT_FOUND: 'Ce groupe de cachets n’existe pas.',
  ERROR_SEAL_GROUP_LIMIT: 'Au plus {limit} groupes de cachets.',
  ERROR_SEAL_APPLICATION_EXISTS: 'Vous avez déjà fait une demande pour ce cachet ; elle est en attente.',
  ERROR_SEAL_APPLICATION_NOT_FOUND: 'Cette demande n’existe pas.',
  ERROR_SEAL_APPLICATION_HANDLED: 'Cette demande a déjà été traitée.',
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: 'Cette autorisation n’existe pas.',
  ERROR_SEAL_MEMBER: 'Seuls des membres actifs de cette entreprise peuvent être autorisés.',
  ERROR_SEAL_TEXT: 'Ces caractères ne peuvent pas figurer dans un cachet : {text}',
  ERROR_SEAL_CERT:
    'Un cachet d’entreprise exige un certificat de l’entreprise ou un certificat à usage unique. Demandez à l’expéditeur de le changer.',
  ERROR_SEAL_SCOPE_EMPTY: 'Choisissez les contrats ou les modèles que couvre l’autorisation.',
  ERROR_SEAL_END: 'La fin doit être dans le futur.',
  ERROR_SEAL_APPLICATION_LIMIT: 'Au plus {limit} demandes peuvent attendre en même temps.',
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED:
    'Le cachet « {name} » sera utilisable une fois l’entreprise vérifiée. Son propriétaire en fait la demande sur la page de l’entreprise.',
  ERROR_SEAL_NAME_NOT_VERIFIED:
    'Un cachet porte le nom vérifié : l’entreprise doit d’abord être vérifiée. Son propriétaire en fait la demande sur la page de l’entreprise.',
  ERROR_SEAL_COMPANY_NAME: 'Le nom du cachet est fixé par le serveur : « {name} ». N’indiquez pas text.',
  ERROR_SEAL_CENTER_TEXT: 'Les mots au milieu de ce type de cachet sont fixes : « {text} ». N’indiquez pas centerText.',
  ERROR_SEAL_DEPARTMENT:
    'Le centerText de ce type de cachet est un nom courant de service, tel que « Sales Department », de {limit} caractères au plus. Pour tout autre nom, importez une image du cachet, qu’un opérateur comparera.',
  ERROR_SEAL_NUMBER:
    'bottomText est le numéro du cachet : au plus {limit} chiffres, traits d’union et parenthèses avec deux lettres de suite au plus, ou le code unifié de crédit social.',
  ERROR_SEAL_NAME_OUTDATED:
    'L’image du cachet « {name} » ne porte pas le nom vérifié actuel de l’entreprise. Créez le cachet de nouveau.',
  ERROR_SEAL_NAME_CHECK_DONE: 'L’image de ce cachet n’a pas à être comparée, ou l’a déjà été.',
  ERROR_SEAL_SELF_AUDIT:
    'Un autre membre peut en décider. L’auteur ou le demandeur ne décide que si aucun autre membre ne le peut.',
};
