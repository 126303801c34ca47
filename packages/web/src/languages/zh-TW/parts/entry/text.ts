import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: '每一次簽名，都有憑證為證',
  asideA: '一次一證：每個簽名當場簽發憑證，金鑰用完即銷毀',
  asideB: '國際標準 PAdES：離線也能驗證',
  asideC: byLevel({ 'B-LTA': '時間戳記與完整證據，隨檔案一併保存', 'B-B': '完整的證據報告，隨合約一起下載' }),
};
