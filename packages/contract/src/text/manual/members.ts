import type { WrittenSection } from './written-section.ts';

export const members: WrittenSection = {
  id: 'members',
  'zh-CN': {
    title: '企业：成员、部门与邀请',
    blocks: [
      {
        kind: 'text',
        text: '在“企业 → 成员”里查看成员，按部门、角色、姓名、联系方式或工号查找。没有人会未经本人同意成为企业成员：每个人都要自己接受邀请，或提出申请后由企业通过。',
      },
      {
        kind: 'points',
        items: [
          '按联系方式邀请：填写[[手机号或邮箱|邮箱]]，可以一次邀请多人，并预先写好姓名、部门和角色。邀请 1 到 30 天内有效（默认 7 天），只有拥有该联系方式的人才能接受；可以重发，也可以撤回。',
          '用链接邀请：打开企业的邀请链接后发给同事。点开链接的人提交申请，由有权处理申请的人通过；也可以选择“直接加入”。每次打开链接都会换一个新链接，旧链接随即失效。',
          '批量导入：下载表格，填好后上传（XLSX 或 CSV，一次最多 5000 人）。先检查，逐格说明哪里不对；再导入，没有问题的人都会收到邀请，有问题的行可以下载下来改好再导入。',
          '部门是一棵树，最多 10 级，同级不能重名。删除部门前，要先把成员和下级部门移走，或选择把它们移到哪里。',
          '移除成员：他在本企业的登录立即结束，持有的角色全部解除。之后可以在“已禁用成员”里恢复，但角色和印章授权要重新给。企业所有者不能被移除；权限比您大的成员，您也不能移除。',
          '导出：把成员名单存为 XLSX 或 CSV。没有成员管理权限的人，导出的联系方式是遮住的。',
        ],
      },
    ],
  },
  en: {
    title: 'Enterprise: members, departments and invitations',
    blocks: [
      {
        kind: 'text',
        text: 'Under “Enterprise → Members” you find members by department, role, name, contact or employee number. No one becomes a member without their own consent: each person accepts an invitation, or applies and is admitted.',
      },
      {
        kind: 'points',
        items: [
          'Invite by contact: enter [[phone numbers or e-mail addresses|e-mail addresses]], several at once, and optionally names, departments and roles. An invitation is valid for 1 to 30 days (7 by default), and only the owner of that contact can accept it. You can send it again or withdraw it.',
          'Invite by link: switch on the link of the enterprise and send it to your colleagues. A person who opens it applies, and someone who handles applications admits them; or you choose that they join at once. Each time you switch it on there is a new link, and the old one stops working.',
          'Import: download the sheet, fill it in and upload it (XLSX or CSV, at most 5,000 people). It is checked first, and you see which cells are wrong. Then everyone in a correct row is invited; you can download, correct and import the other rows again.',
          'Departments form a tree of at most 10 levels; departments with the same parent have different names. Before you delete a department, move its members and departments elsewhere, or choose where they move.',
          'Remove a member: their sessions in this enterprise end at once and they lose all their roles. You can restore them from the removed members, but roles and seal authorisations must be given again. You cannot remove the owner, nor a member with more permissions than you.',
          'Export: the list of members as XLSX or CSV. Contacts are masked unless you manage members.',
        ],
      },
    ],
  },
};
