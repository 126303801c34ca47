import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: '管理員：備份與恢復',
  blocks: [
    {
      kind: 'steps',
      items: [
        '停止服務（Ctrl-C）。使用 PostgreSQL 時不必停止，用它自己的工具匯出資料庫。',
        '複製 DATA_DIR：db/ 是內建資料庫，blobs/ 是檔案。tmp/ 不需要。',
        '另外備份 KEYS_DIR，放在不同的地方：裡面的 kek 保護憑證機構的私密金鑰，pepper 保護密碼與聯絡方式的雜湊值。',
        '恢復時，把兩者放回原處再啟動。',
      ],
    },
    {
      kind: 'note',
      text: '只有資料沒有金鑰，憑證機構就不能再簽發憑證，使用者也無法用原來的密碼登入；只有金鑰沒有資料，金鑰毫無用處。兩份備份請分開保管。已經完成的合約不受影響：檔案本身包含驗證所需的全部資訊。',
    },
  ],
};
