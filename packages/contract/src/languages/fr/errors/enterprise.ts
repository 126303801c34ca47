import type { enterpriseErrors as Shape } from '../../zh-CN/errors/enterprise.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors: typeof Shape = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: 'Un rôle de ce nom existe déjà. Choisissez un autre nom.',
  ERROR_ROLE_LIMIT: 'Au plus {limit} rôles personnalisés. Supprimez-en un d’abord.',
  ERROR_ROLE_BUILT_IN: 'Cela ne peut pas être modifié dans un rôle intégré. Copiez-le dans un rôle personnalisé.',
  ERROR_ROLE_KEY: 'Un rôle ne peut pas avoir ce droit : il est réservé au propriétaire de l’entreprise.',
  ERROR_ROLE_ABOVE:
    'Ce rôle a des droits que vous n’avez pas vous-même. Adressez-vous au propriétaire de l’entreprise.',
  ERROR_ROLE_OWN:
    'Vos propres rôles ne peuvent être modifiés que par un autre membre. Adressez-vous au propriétaire de l’entreprise.',
  ERROR_ROLE_IN_USE:
    'Un contrat attend les membres qui ont ce rôle ({title}). Supprimez le rôle quand le contrat sera terminé ou retiré.',
  ERROR_OWNER_STAYS:
    'Le propriétaire d’une entreprise ne peut pas en être retiré ni la quitter. Transférez d’abord la propriété.',
  ERROR_OWNER_SUCCESSOR:
    'Le nouveau propriétaire doit être un autre membre de l’entreprise, qui n’en a pas été retiré.',
  // labels, saved views and groups of contacts
  ERROR_LABEL_EXISTS: 'Une étiquette « {name} » existe déjà. Choisissez un autre nom.',
  ERROR_LABEL_NOT_FOUND: 'Cette étiquette n’existe pas.',
  ERROR_LABEL_LIMIT: 'Un compte a au plus {limit} étiquettes. Supprimez-en une qui ne sert pas.',
  ERROR_VIEW_NOT_FOUND: 'Cette vue enregistrée n’existe pas.',
  ERROR_VIEW_LIMIT: 'Au plus {limit} vues peuvent être enregistrées. Supprimez-en une qui ne sert pas.',
  ERROR_CONTACT_GROUP_EXISTS: 'Un groupe de contacts « {name} » existe déjà.',
  ERROR_CONTACT_GROUP_NOT_FOUND: 'Ce groupe de contacts n’existe pas.',
  ERROR_CONTACT_GROUP_LIMIT:
    'Au plus {limit} groupes de contacts peuvent être enregistrés. Supprimez-en un qui ne sert pas.',
  // API keys and webhooks
  ERROR_API_KEY:
    'Cette clé API est inconnue, expirée ou révoquée. Demandez-en une autre au propriétaire de l’entreprise.',
  ERROR_API_KEY_SCOPE: 'Cette clé API n’a pas droit à cet appel. Il faut l’un de ces droits : {scopes}.',
  ERROR_API_KEY_COOKIE:
    'Un appel se fait avec une clé API ou avec un cookie de session, pas avec les deux. Retirez l’un d’eux.',
  ERROR_API_CLIENT_LIMIT: 'Au plus {limit} clés API. Révoquez-en une qui ne sert pas.',
  ERROR_API_CLIENT_EXPIRE: 'L’expiration de la clé API doit être dans le futur.',
  ERROR_WEBHOOK_URL:
    'Aucun webhook ne peut être envoyé à cette adresse. Indiquez une adresse https publique sur le port 443 ou 8443, sans nom d’utilisateur.',
  ERROR_WEBHOOK_LIMIT: 'Au plus {limit} webhooks. Supprimez-en un qui ne sert pas.',
  ERROR_WEBHOOK_OFF: 'Ce webhook est désactivé. Activez-le d’abord.',
  ERROR_WEBHOOK_WAITING: 'Cette livraison est déjà en cours.',
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT:
    'Crédits insuffisants : il en reste {balance}, et l’envoi de ce contrat en demande {needed}. Achetez d’abord un forfait, puis envoyez-le de nouveau.',
  ERROR_ORDER_DECIDED: 'Cette commande est déjà traitée. Rechargez pour la voir.',
  ERROR_ORDER_LIMIT: 'Au plus {limit} commandes peuvent attendre un paiement. Payez-en ou annulez-en une d’abord.',
  ERROR_ORDER_UNPAID: 'Cette commande n’a pas été payée ; rien ne peut donc être remboursé.',
  ERROR_PAYMENT_AMOUNT: 'Le montant n’est pas celui de la commande, qui est de {expected}.',
  ERROR_PAYMENT_USED: 'Ce paiement a déjà servi à une autre commande.',
  ERROR_REFUND_AMOUNT:
    'Un remboursement ne peut pas dépasser ce qui a été payé et n’est pas encore remboursé (en unités mineures, {limit} au plus).',
  ERROR_REFUND_CHARGES: 'Au plus {limit} crédits peuvent être repris ; les autres sont consommés ou expirés.',
  ERROR_PAYMENT_CLOSED: 'Aucun crédit ne peut être acheté pour le moment. Veuillez contacter le service client.',
  ERROR_CONTRACT_NUMBER_PREFIX:
    'Une règle de numérotation de préfixe « {prefix} » existe déjà. Activez-la, ou choisissez un autre préfixe.',
  ERROR_CONTRACT_NUMBER_RESET:
    'Un compteur qui repart chaque année exige l’année dans le numéro ; un compteur qui repart chaque mois exige l’année et le mois.',
  ERROR_CONTRACT_NUMBER_STATUS: 'L’état de cette règle de numérotation a changé. Rechargez pour le voir.',
  ERROR_CONTRACT_NUMBER_LIMIT: 'Une entreprise a au plus {limit} règles de numérotation. Activez l’une d’elles.',
  ERROR_CONTRACT_NUMBER_TAKEN:
    'Les numéros que forme cette règle ont tous déjà servi. Changez la règle de numérotation, puis envoyez de nouveau.',
  ERROR_CONTRACT_NUMBER_GLYPH:
    'La police des documents n’a pas de glyphe pour « {text} » ; le numéro n’a donc pas pu être tracé. Choisissez un autre préfixe.',
  // templates
  ERROR_BST_VERSION: 'Quelqu’un d’autre a enregistré ce modèle entre-temps. Rouvrez-le et refaites votre modification.',
  ERROR_BST_DISABLED: 'Ce modèle est désactivé. Il pourra être utilisé une fois activé.',
  ERROR_BST_EDITING:
    'C’est la vue d’édition d’un modèle ; elle ne peut pas être envoyée. Enregistrez le modèle, puis utilisez-le.',
  ERROR_BST_INCOMPLETE: 'Le modèle est incomplet : il lui faut un document et un rôle qui signe.',
  ERROR_BST_ROLE: 'Le modèle n’a pas de rôle « {role} ».',
  ERROR_BST_LIMIT: 'Une entreprise a au plus {limit} modèles. Supprimez-en un qui ne sert pas.',
  ERROR_BST_GROUP_EXISTS: 'Un groupe « {name} » existe déjà. Choisissez un autre nom.',
  ERROR_BST_GROUP_LIMIT: 'Une entreprise a au plus {limit} groupes de modèles. Supprimez-en un qui ne sert pas.',
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: 'Ce service n’existe pas. Veuillez actualiser la page.',
  ERROR_DEPARTMENT_EXISTS: 'Un service « {name} » existe déjà à ce niveau.',
  ERROR_DEPARTMENT_CIRCLE: 'Un service ne peut pas être déplacé sous lui-même.',
  ERROR_DEPARTMENT_DEPTH: 'Les services ont au plus {limit} niveaux.',
  ERROR_DEPARTMENT_NOT_EMPTY: 'Le service a encore des membres ou des sous-services. Déplacez-les d’abord.',
  ERROR_DEPARTMENT_LIMIT: 'Une entreprise a au plus {limit} services.',
  ERROR_EMPLOYEE_NUMBER_TAKEN: 'Le matricule « {employeeNumber} » appartient à un autre membre.',
  ERROR_MEMBER_ABOVE:
    'Ce membre a des droits que vous n’avez pas. Adressez-vous au propriétaire ou à un membre qui les a.',
  ERROR_HANDOVER_MEMBER: 'Choisissez un autre membre actif de cette entreprise pour prendre la suite.',
  ERROR_HANDOVER_RUNNING:
    'Le travail de ce membre est déjà en cours de transfert. Consultez l’avancement dans un instant.',
  ERROR_EXPORT_RUNNING: 'Un export est déjà en préparation. Attendez qu’il soit prêt, ou supprimez-le d’abord.',
  ERROR_DELETION_BLOCKED:
    'Le compte ne peut pas encore être supprimé. Transférez les entreprises dont vous êtes propriétaire, et achevez, transmettez ou retirez les contrats et les envois groupés en cours ; la page de vos données les énumère ({reasons}).',
  ERROR_LEGAL_HOLD:
    'Cet élément est sous gel juridique et ne peut pas être supprimé. Adressez-vous à ceux qui ont posé le gel, ou réessayez après sa levée.',
  ERROR_HOLD_RELEASED: 'Ce gel juridique est déjà levé. Rechargez la page.',
  ERROR_RETENTION_DAYS:
    'Le nombre de jours de « {field} » doit être de {min} à {max}, ou vide pour tout garder. Corrigez-le et enregistrez de nouveau.',
  ERROR_EXPORT_LIMIT:
    'Au plus {limit} exports peuvent être faits en 24 heures. Utilisez l’un d’eux, ou réessayez demain.',
  ERROR_EXPORT_TOO_LARGE:
    'Cette période compte {count} contrats, et un export en contient au plus {limit}. Choisissez une période plus courte, et faites plusieurs exports.',
  ERROR_EXPORT_NOT_READY:
    'Cet export ne peut pas être téléchargé : il n’est pas prêt, ou il a expiré. Faites-en un nouveau si besoin.',
  ERROR_PARTICIPANT_UNAVAILABLE:
    '{name} ne peut plus agir sur ce contrat (départ de l’entreprise, compte désactivé, ou aucun membre n’a le rôle). Remplacez le participant, ou laissez son entreprise désigner un collègue.',
  ERROR_INVITATION_ROLE:
    'Ce rôle ne peut pas être attribué : il n’existe pas, ou vous n’avez pas le droit de l’attribuer.',
  ERROR_INVITATION_EXPIRED: 'L’invitation a expiré. Demandez-en une nouvelle à l’entreprise.',
  ERROR_INVITATION_DELETED: 'L’invitation a été retirée. En cas de doute, adressez-vous à l’entreprise.',
  ERROR_INVITATION_USED: 'L’invitation a déjà été utilisée.',
  ERROR_INVITATION_LINK_OFF: 'Le lien n’est plus en service. Demandez-en un nouveau à l’entreprise.',
  ERROR_INVITATION_OTHER:
    'Cette invitation n’est pas pour votre compte. Connectez-vous avec le contact qui l’a reçue, ou associez d’abord ce contact à votre compte.',
  ERROR_INVITATION_LIMIT:
    'Une entreprise peut envoyer au plus {limit} invitations par jour. Veuillez continuer demain.',
  ERROR_INVITATION_LIMIT_UNVERIFIED:
    'Tant que l’entreprise n’est pas vérifiée, au plus {limit} invitations peuvent partir par jour. Continuez demain, ou faites-la vérifier.',
  ERROR_INVITATION_TOO_OFTEN:
    'Une invitation vient d’être envoyée à ce contact, ou plusieurs l’ont été aujourd’hui. Veuillez l’inviter plus tard.',
  ERROR_ALREADY_MEMBER: 'Ce contact est déjà membre.',
  ERROR_ALREADY_INVITED: 'Ce contact est déjà invité et n’a pas encore répondu.',
  ERROR_MEMBER_REMOVED: 'Ce contact a été retiré auparavant. Restaurez-le depuis les membres désactivés.',
  ERROR_ENTERPRISE_NAME_FIXED: 'Le nom est vérifié ou en cours de vérification, et ne peut pas être modifié.',
  ERROR_IMPORT_HEADING:
    'La première ligne doit nommer les colonnes, au moins « Name » et « Phone or e-mail ». Utilisez le tableau proposé ici au téléchargement.',
  ERROR_IMPORT_RUNNING: 'Un autre import est en cours. Attendez qu’il soit terminé.',
  ERROR_IMPORT_ROWS: 'Un import prend au plus {limit} personnes. Divisez le tableau.',
  ERROR_ROW_BROKEN: 'Cette ligne n’a pas pu être traitée. Veuillez la soumettre de nouveau.',
  ERROR_ROW_TEXT: '« {column} » a au plus {detail} caractères et aucun caractère invisible.',
  ERROR_ROW_DEPARTMENT: 'Il n’y a pas de service « {text} ». Écrivez son chemin entier, comme « R&D/Plateforme ».',
  ERROR_ROW_ROLE: 'Il n’y a pas de rôle « {text} », ou vous n’avez pas le droit de l’attribuer.',
  ERROR_ROW_NUMBER: 'La ligne {detail} a le même matricule.',
};
