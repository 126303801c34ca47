import type { WrittenSection } from '../../../text/written-section.ts';

export const seals: WrittenSection = {
  title: '印章與儲存的簽名',
  blocks: [
    {
      kind: 'text',
      text: '在「帳號與印章」的「印章與簽名」裡管理。印章可以輸入姓名產生，也可以手繪（可掃描 QR Code 在手機上畫），或上傳照片、掃描檔，紙張底色會自動去除。',
    },
    {
      kind: 'points',
      items: [
        '簽署時儲存的手寫簽名會列在這裡，下次直接選用，也可以隨時刪除。',
        '刪除印章或簽名，不影響已經簽好的合約。',
        '透過連結簽署、沒有登入時，不能使用印章；請先登入再開啟合約。',
      ],
    },
    {
      kind: 'note',
      text: '印章圖片只是外觀。具有法律效力的是圖片背後的數位簽章，由為本次簽署單獨簽發的憑證產生。',
    },
  ],
};
