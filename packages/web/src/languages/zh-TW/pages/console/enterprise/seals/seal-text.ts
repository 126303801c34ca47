import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `對印章「${name}」的操作`,
  pictureOf: (name) => `印章「${name}」的印樣`,
  authorize: '授權使用',
  authorizations: '已授權的成員',
  uses: '用印記錄',
  kind: '種類',
  size: '尺寸',
  group: '群組',
  author: '製作人',
  authorOn: (name, day) => `${isolate(name)}，${day}`,
  useCount: '用印次數',
  times: (count) => `${count} 次`,
  lastUse: '最近用印',
  never: '還沒有用過',
  companyName: '印文名稱',
  notCompared: '上傳的印樣，尚未核對',
  approval: '審核',
  selfApproved: '由製作人自行審核（當時沒有其他審核人）',
  comparing: '企業已審核通過。憑證機構正在核對圖案與企業的驗證名稱，核對通過後才能授權和使用。',
  outdated: '這枚印章圖案中的名稱不是企業目前的驗證名稱，不能再用於簽署。請重新製作。',
  waiting: '這枚印章正在等待審核。審核通過後才能授權和使用。',
  refused: (reason) => (reason === '' ? '審核未通過。' : `審核未通過：${reason}`),
  abandoned: (when) => `這枚印章已於 ${when} 作廢，不能再使用。`,
};
