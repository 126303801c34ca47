import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: '企業管理',
  templates: '範本',
  members: '成員與部門',
  invitations: '邀請與申請',
  forbidden: '已停用成員',
  seals: '印章管理',
  mySeals: '我可用的印章',
  sealAudit: '印章審核',
  allEnvelopes: '全部合約',
  applications: '應用程式整合',
  contractNumbers: '合約編號',
  finance: '財務',
  data: '企業資料',
  retention: '資料保留',
  roles: '角色與權限',
  deniedTitle: '您沒有開啟這個頁面的權限',
  deniedWhy: '需要時，請聯絡企業管理員為您的角色新增權限。',
  personalTitle: '這是企業帳號的頁面',
  personalWhy: '請在右上角的帳號選單中切換到企業帳號。',
  toHome: '返回企業',
};
