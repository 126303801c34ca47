import { byLevel } from '../../../../../text/level.ts';

export const text = {
  contract: '合作协议',
  seal: '青禾文化有限公司',
  a: '甲方',
  b: '乙方',
  facts: ['证书', byLevel({ 'B-LTA': '时间戳', 'B-B': '签署人' }), '未改动'],
};
