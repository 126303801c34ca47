import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: 'Administradores: ajustes',
  blocks: [
    {
      kind: 'text',
      text: 'Todos los ajustes son variables de entorno; docs/settings.md las enumera. Un valor no válido detiene el arranque con una línea que lo nombra. Los ajustes más habituales:',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL: la dirección que usan las personas; los enlaces de los mensajes empiezan por ella.',
        'PKI_URL: la dirección permanente de certificados, listas de revocación y OCSP. Forma parte de cada certificado y nunca se puede cambiar.',
        'DATABASE_URL: PostgreSQL 15 o posterior; sin ella se usa la base de datos integrada.',
        'DATA_DIR y KEYS_DIR: los lugares de los datos y de las claves, que deben estar separados.',
        'SMTP_URL y MAIL_FROM: envían correo. SMS_WEBHOOK_URL y SMS_WEBHOOK_SECRET: pasan los SMS y las llamadas a su proveedor.',
        'SOFFICE_PATH: LibreOffice, que convierte documentos de Office en PDF; sin él solo se admiten archivos PDF e imágenes.',
      ],
    },
  ],
};
