import type { WrittenSection } from './written-section.ts';

export const settings: WrittenSection = {
  id: 'settings',
  'zh-CN': {
    title: '管理员：设置',
    blocks: [
      {
        kind: 'text',
        text: '全部设置来自环境变量，docs/settings.md 里有完整的表。值不对时，启动会停止，并指出是哪一项。最常用的是这些：',
      },
      {
        kind: 'points',
        items: [
          'PUBLIC_URL：人们访问的地址，通知里的链接以它开头。',
          'PKI_URL：证书、吊销列表与 OCSP 的永久地址，会写进每张证书，以后不能再改。',
          'DATABASE_URL：PostgreSQL 15 或更新版本；不设则使用内置数据库。',
          'DATA_DIR 与 KEYS_DIR：数据与密钥的位置，两者要分开。',
          'SMTP_URL 与 MAIL_FROM：发送邮件。SMS_WEBHOOK_URL 与 SMS_WEBHOOK_SECRET：把短信和语音交给您的服务商。',
          'SOFFICE_PATH：LibreOffice 的位置，用来把办公文档转成 PDF；没有它，就只接受 PDF 和图片。',
        ],
      },
    ],
  },
  en: {
    title: 'Administrators: settings',
    blocks: [
      {
        kind: 'text',
        text: 'All settings are environment variables; docs/settings.md lists them. An invalid value stops the start with a line that names it. The most common settings:',
      },
      {
        kind: 'points',
        items: [
          'PUBLIC_URL: the address that people use; links in messages begin with it.',
          'PKI_URL: the permanent address of certificates, revocation lists and OCSP. It becomes part of every certificate and can never change.',
          'DATABASE_URL: PostgreSQL 15 or later; without it the embedded database is used.',
          'DATA_DIR and KEYS_DIR: the places of data and keys, which must be separate.',
          'SMTP_URL and MAIL_FROM: send e-mail. SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET: pass text messages and calls to your provider.',
          'SOFFICE_PATH: LibreOffice, which converts office documents to PDF; without it only PDF files and pictures are accepted.',
        ],
      },
    ],
  },
};
