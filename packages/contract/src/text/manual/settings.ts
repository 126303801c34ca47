import type { WrittenSection } from './written-section.ts';

export const settings: WrittenSection = {
  id: 'settings',
  'zh-CN': {
    title: '管理员：设置',
    blocks: [
      {
        kind: 'text',
        text: '全部设置来自环境变量，README 里有完整的表。值不对时，启动会停下，并指出是哪一个。最常用的是这些：',
      },
      {
        kind: 'points',
        items: [
          'PUBLIC_URL：人们访问的地址，通知里的链接以它开头。',
          'PKI_URL：证书、吊销列表与 OCSP 的永久地址，会写进每张证书，以后不能再改。',
          'DATABASE_URL：PostgreSQL 15 或更新版本；不设则使用嵌入的数据库。',
          'DATA_DIR 与 KEYS_DIR：数据与密钥的位置，两者要分开。',
          'S3_*：把文件存进对象存储。',
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
        text: 'All settings are environment variables; the README has the full table. If a value is invalid, the server does not start and names it. The most common settings:',
      },
      {
        kind: 'points',
        items: [
          'PUBLIC_URL: the address that people use; links in messages begin with it.',
          'PKI_URL: the permanent address of certificates, revocation lists and OCSP. It is written into every certificate and can never be changed.',
          'DATABASE_URL: PostgreSQL 15 or later; without it the embedded database is used.',
          'DATA_DIR and KEYS_DIR: the locations of data and keys, which must be separate.',
          'S3_*: stores the files in an object store.',
          'SMTP_URL and MAIL_FROM: send e-mail. SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET: pass text messages and calls to your provider.',
          'SOFFICE_PATH: the location of LibreOffice, which converts office documents to PDF; without it only PDF and pictures are accepted.',
        ],
      },
    ],
  },
};
