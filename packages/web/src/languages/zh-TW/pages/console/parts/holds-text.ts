import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: '法律保留',
  why: '保留期間，保留策略、刪除帳號和清理工作都不會刪除相關內容。其他參與方不會看到。',
  whyOne: '保留期間，本合約的任何內容都不會被刪除。其他參與方不會看到。',
  none: '沒有法律保留',
  place: '設定保留',
  placeAll: '保留整個企業',
  placeTitle: '設定法律保留',
  placeWhy: '設定後立即生效，直到解除為止。設定和解除都會記入稽核日誌。',
  placed: '法律保留已設定',
  reference: '案號或編號',
  referenceHint: '例如案件編號，便於日後查詢',
  reason: '原因',
  missing: '請填寫此項',
  release: '解除',
  releaseTitle: '解除法律保留',
  releaseWhy: '解除後，如果沒有其他保留，內容會重新依保留策略處理。',
  wasReleased: '法律保留已解除',
  active: '保留中',
  released: '已解除',
  whole: '整個企業',
  contract: '合約',
  by: (name, when) => `${isolate(name)} 設定於 ${when}`,
  endedBy: (name, when) => `${isolate(name)} 解除於 ${when}`,
};
