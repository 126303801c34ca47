import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
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
};
