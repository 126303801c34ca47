import { defineText } from '../../../text/text.ts';

/** The sections of the enterprise. */
export const frameText = defineText(
  {
    sections: '企业管理',
    home: '企业概况',
    members: '成员与部门',
    invitations: '邀请与申请',
    forbidden: '已禁用成员',
    seals: '印章管理',
    mySeals: '我可用的印章',
    sealAudit: '印章审批',
    allEnvelopes: '全部合同',
    applications: '应用接入',
    contractNumbers: '合同编号',
    finance: '财务',
    deniedTitle: '您没有打开这个页面的权限',
    deniedWhy: '需要时，请联系企业管理员为您的角色添加权限。',
    toHome: '返回企业概况',
  },
  {
    sections: 'Enterprise sections',
    home: 'Overview',
    members: 'Members',
    invitations: 'Invitations',
    forbidden: 'Disabled members',
    seals: 'Office seals',
    mySeals: 'Seals I may use',
    sealAudit: 'Seal audit',
    allEnvelopes: 'All contracts',
    applications: 'Applications',
    contractNumbers: 'Contract numbers',
    finance: 'Finance',
    deniedTitle: 'You may not open this page',
    deniedWhy: 'If you need it, ask an administrator of the enterprise to add the permission to your role.',
    toHome: 'Back to the overview',
  },
);
