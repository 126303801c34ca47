import type { PermissionWords } from '../../../../../zh-CN/pages/console/enterprise/roles/permission-text.ts';

export const text: PermissionWords = {
  areas: {
    ENVELOPES: 'Contrats',
    TEMPLATES: 'Modèles',
    OFFICE_SEALS: 'Cachets d’entreprise',
    DEPARTMENTS: 'Services',
    MEMBERS: 'Membres',
    ROLES: 'Rôles',
    CONTRACT_NUMBERS: 'Numéros de contrat',
    APPLICATIONS: 'Applications',
    FINANCE: 'Finances',
  },
  pages: {
    '/enterprise-envelopes': 'Tous les contrats de l’entreprise',
    '/enterprise/data': 'Export des données',
    '/enterprise/retention': 'Conservation',
    '/enterprise/templates': 'Modèles',
    '/enterprise/seals': 'Cachets d’entreprise',
    '/enterprise/seal-audit': 'Contrôle des cachets',
    '/enterprise/members': 'Membres',
    '/enterprise/forbidden-members': 'Membres désactivés',
    '/enterprise/invitations': 'Invitations',
    '/enterprise/roles': 'Rôles',
    '/enterprise/contract-numbers': 'Numéros de contrat',
    '/enterprise/applications': 'Applications',
    '/enterprise/finance': 'Finances',
  },
  keys: {
    'enterprises:envelopes:view': {
      name: 'Voir tous les contrats',
      acts: 'Voir les contrats que des membres de l’entreprise envoient ou auxquels ils participent',
    },
    'enterprises:data:export': {
      name: 'Exporter les données',
      acts: 'Exporter tous les contrats, membres, rôles et cachets en un fichier (exige aussi le droit de voir tous les contrats)',
    },
    'enterprises:retention:manage': {
      name: 'Fixer la conservation',
      acts: 'Fixer après combien de jours brouillons, contrats, messages et journaux sont supprimés',
    },
    'enterprises:holds:manage': {
      name: 'Gérer les gels juridiques',
      acts: 'Poser et lever des gels juridiques sur des contrats ou toute l’entreprise ; entre-temps, rien n’en est supprimé',
    },
    'businessScenarioTemplates:use': {
      name: 'Utiliser les modèles',
      acts: 'Voir les modèles activés et envoyer les contrats créés à partir d’eux',
    },
    'businessScenarioTemplates:manage': {
      name: 'Gérer les modèles',
      acts: 'Voir tous les modèles, même désactivés',
    },
    'businessScenarioTemplates:create': {
      name: 'Créer des modèles',
      acts: 'Créer un modèle à partir de fichiers ou d’un contrat',
    },
    'businessScenarioTemplates:{wsid}:update': {
      name: 'Modifier les modèles',
      acts: 'Modifier et renommer les modèles d’autrui',
    },
    'businessScenarioTemplates:recycled': {
      name: 'Supprimer des modèles',
      acts: 'Supprimer les modèles qui ne servent plus',
    },
    'businessScenarioTemplates:disable': {
      name: 'Désactiver des modèles',
      acts: 'Les membres ne peuvent plus envoyer de contrats à partir d’un modèle désactivé',
    },
    'businessScenarioTemplates:enable': {
      name: 'Activer des modèles',
      acts: 'Les membres peuvent envoyer des contrats à partir d’un modèle activé',
    },
    'officeSeals:manage': { name: 'Gérer les cachets', acts: 'Voir tous les cachets et toutes leurs utilisations' },
    'officeSeals:formUpload': { name: 'Créer des cachets', acts: 'Créer un cachet d’après un type, ou en importer un' },
    'officeSeals:name:update': { name: 'Renommer des cachets', acts: 'Changer le nom d’un cachet' },
    'officeSeals:abandon': {
      name: 'Mettre hors service',
      acts: 'Un cachet mis hors service ne peut plus être utilisé',
    },
    'officeSeals:groups:move': { name: 'Déplacer des cachets', acts: 'Déplacer un cachet vers un autre groupe' },
    'officeSeals:groups:create': { name: 'Créer des groupes', acts: 'Créer un groupe de cachets' },
    'officeSeals:groups:name:update': { name: 'Renommer des groupes', acts: 'Changer le nom d’un groupe de cachets' },
    'officeSeals:groups:delete': {
      name: 'Supprimer des groupes',
      acts: 'Supprimer un groupe ; ses cachets sont conservés',
    },
    'officeSeals:authorize': {
      name: 'Autoriser l’usage',
      acts: 'Laisser des membres utiliser un cachet, avec limites de durée, de portée et de nombre',
    },
    'officeSeals:authorize:cancel': {
      name: 'Retirer des autorisations',
      acts: 'Retirer des autorisations d’utiliser un cachet',
    },
    'officeSeals:apply': {
      name: 'Demander un cachet',
      acts: 'Demander à utiliser un cachet sans y être autorisé',
    },
    'officeSeals:applications:approve:view': {
      name: 'Voir les demandes de cachet',
      acts: 'Voir les demandes des membres',
    },
    'officeSeals:applications:handle': {
      name: 'Décider des cachets',
      acts: 'Accepter ou refuser les demandes, contrôler les nouveaux cachets',
    },
    'departments:create': { name: 'Créer des services', acts: 'Créer des services et des sous-services' },
    'departments:update': { name: 'Modifier des services', acts: 'Renommer des services, changer leur parent' },
    'departments:delete': { name: 'Supprimer des services', acts: 'Supprimer des services' },
    'departments:members:transfer': {
      name: 'Déplacer des membres',
      acts: 'Déplacer des membres vers un autre service',
    },
    'members:manage': { name: 'Voir les membres', acts: 'Voir tous les membres et leurs détails' },
    'members:batchExport': { name: 'Exporter les membres', acts: 'Exporter la liste des membres' },
    'members:batchImport': { name: 'Importer des membres', acts: 'Importer des membres par un tableau' },
    'members:batchTemplates:download': {
      name: 'Télécharger le tableau',
      acts: 'Télécharger le tableau vierge des imports',
    },
    'members:update': {
      name: 'Modifier et désactiver',
      acts: 'Modifier des membres, les désactiver ou les restaurer',
    },
    'members:applications:handle': {
      name: 'Inviter et admettre',
      acts: 'Inviter des personnes, accepter ou refuser les demandes d’adhésion',
    },
    'members:invitations:delete': { name: 'Retirer des invitations', acts: 'Retirer des invitations envoyées' },
    'members:invitations:link:switch': {
      name: 'Gérer le lien d’invitation',
      acts: 'Activer ou désactiver le lien',
    },
    'privileges:manage': {
      name: 'Gérer les rôles',
      acts: 'Créer, renommer et supprimer des rôles, fixer leurs droits',
    },
    'enterpriseRoles:authors:bind': { name: 'Attribuer des rôles', acts: 'Attribuer un rôle à des membres' },
    'enterpriseRoles:authors:delete': { name: 'Retirer des rôles', acts: 'Retirer un rôle à des membres' },
    'contractNumbers:set': {
      name: 'Régler les numéros',
      acts: 'Fixer les règles de numérotation, activer ou désactiver les numéros de contrat',
    },
    'applications:manage': { name: 'Applications', acts: 'Gérer les clés API et les webhooks' },
    'bills:manage': { name: 'Gérer les factures', acts: 'Voir le solde, les factures et la consommation' },
    'ccs:consume:record': { name: 'Voir la consommation', acts: 'Voir et exporter le relevé de consommation' },
    'ccs:consume:purchase': { name: 'Acheter des forfaits', acts: 'Acheter des forfaits pour l’entreprise' },
  },
};
