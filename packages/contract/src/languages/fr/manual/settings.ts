import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: 'Administrateurs : réglages',
  blocks: [
    {
      kind: 'text',
      text: 'Tous les réglages sont des variables d’environnement ; docs/settings.md les énumère. Une valeur non valide arrête le démarrage, avec une ligne qui la nomme. Les réglages les plus courants :',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL : l’adresse que les gens utilisent ; les liens des messages commencent par elle.',
        'PKI_URL : l’adresse permanente des certificats, des listes de révocation et d’OCSP. Elle entre dans chaque certificat et ne peut jamais changer.',
        'DATABASE_URL : PostgreSQL 15 ou plus récent ; sans elle, la base de données intégrée est utilisée.',
        'DATA_DIR et KEYS_DIR : les emplacements des données et des clés, qui doivent être séparés.',
        'SMTP_URL et MAIL_FROM : envoient les e-mails. SMS_WEBHOOK_URL et SMS_WEBHOOK_SECRET : transmettent les SMS et les appels à votre prestataire.',
        'SOFFICE_PATH : LibreOffice, qui convertit les documents bureautiques en PDF ; sans lui, seuls les PDF et les images sont acceptés.',
      ],
    },
  ],
};
