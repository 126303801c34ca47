import { orMail } from '../../../../../text/channels.ts';

export const text = {
  search: '搜索姓名或工号',
  searchAll: orMail('搜索姓名、手机号或邮箱', '搜索姓名或邮箱'),
  none: '没有找到这位成员。',
  failed: '加载失败，请稍后再试。',
};
