import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: '管理員：設定',
  blocks: [
    {
      kind: 'text',
      text: '全部設定來自環境變數，docs/settings.md 裡有完整的表。值不對時，啟動會停止，並指出是哪一項。最常用的是這些：',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL：使用者造訪的網址，通知裡的連結以它開頭。',
        'PKI_URL：憑證、廢止清單與 OCSP 的永久網址，會寫入每張憑證，以後不能再改。',
        'DATABASE_URL：PostgreSQL 15 或更新版本；不設則使用內建資料庫。',
        'DATA_DIR 與 KEYS_DIR：資料與金鑰的位置，兩者要分開。',
        'SMTP_URL 與 MAIL_FROM：傳送郵件。SMS_WEBHOOK_URL 與 SMS_WEBHOOK_SECRET：把簡訊和語音交給您的服務供應商。',
        'SOFFICE_PATH：LibreOffice 的位置，用來把 Office 文件轉成 PDF；沒有它，就只接受 PDF 和圖片。',
      ],
    },
  ],
};
