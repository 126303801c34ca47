import type { WrittenSection } from './written-section.ts';

export const manage: WrittenSection = {
  id: 'manage',
  'zh-CN': {
    title: '管理合同',
    blocks: [
      {
        kind: 'points',
        items: [
          '“合同”页按状态分栏，每栏显示准确的数量。在搜索框里可以同时搜索标题、参与人和文件名；还可以按标签、日期、收发方向筛选。筛选条件保存在网址里，可以存为常用视图。',
          '标签有名称和颜色，一份合同可以有几个标签。标签只属于当前账号，对方看不到。',
          '选中多份合同，可以一起催办、撤回、打标签、移入回收站、下载压缩包，或一次签署；每份各有结果。',
          '回收站：草稿和已结束的合同可以移入，也可以恢复。移入只影响您自己，对方照常看到。',
          '在“我的数据”（企业在“数据保留”）可以设置草稿、已结束的合同和消息在多少天后删除；保存前可以查看将删除的内容，删除合同前 30 天和 7 天各通知一次。合同只从设置策略的账号移除，其他参与方仍保有。',
          '有权限的企业成员可以在合同详情或“数据保留”页面设置法律保留：解除之前，相关内容不会被删除。',
          '详情页可以延期（截止时间最多 365 天之后），可以看到每条通知是否送达，没有送达的可以重试。',
          '被退回、拒签或过期的合同，可以“修改后重发”：文件、参与人和签署位置都带到新草稿里。',
        ],
      },
    ],
  },
  en: {
    title: 'Managing contracts',
    blocks: [
      {
        kind: 'points',
        items: [
          'The page “Contracts” has a tab for each status, with the exact number of contracts. One search box covers titles, people and document names; you can filter further by label, date and direction. The filters are part of the address and can be saved as a view.',
          'A label has a name and a colour, and a contract can have several labels. Labels belong to the active account only; the other parties do not see them.',
          'Select several contracts to remind, revoke, label, recycle, download or sign them at once. You see a result for each.',
          'You can move drafts and finished contracts to the recycle bin and restore them. This changes only your own view.',
          'On “My data” (for an enterprise, on “Retention”) you can set after how many days drafts, ended contracts and messages are deleted. What would be deleted is shown before you save, and a notice is sent 30 and 7 days before contracts are deleted. A contract is only removed from the account with the policy: the other parties keep theirs.',
          'Members of an enterprise with the permission place legal holds on the detail page of a contract or on “Retention”: until a hold is released, nothing of it is deleted.',
          'On the detail page you can extend the deadline (to at most 365 days ahead) and see whether each notice was delivered. A failed notice can be sent again.',
          'A contract that was returned, rejected or expired can be corrected and sent again: documents, people and fields are copied into a new draft.',
        ],
      },
    ],
  },
};
