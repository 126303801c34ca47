import { defineText } from '../../../../text/text.ts';

export const useDataText = defineText(
  {
    title: '我的数据',
    lead: '带走平台保存的与您有关的全部数据，或注销账号。',
    exportWhy: '个人资料、联系方式、登录设备、证书、印章、操作记录，以及您能查看的全部合同及其证据，打包为一个文件。',
    deleteTitle: '注销账号',
    deleteWhy: (days: number) => `申请后所有设备都会退出，${days} 天后账号被注销；在此之前登录即可取消。`,
    deleteAct: '注销账号',
    goes: '注销后删除',
    goesPoints: [
      '手机号、邮箱、昵称、头像、密码、登录记录和消息',
      '通行密钥、签署手机、保存的签名和个人印章；您的长期证书被吊销，密钥被销毁',
      '草稿、未使用的上传文件、标签和个人数据的导出',
      '您在各企业中的成员身份和角色',
    ],
    stays: '必须保留',
    staysPoints: [
      '已签署的合同及其证据：属于各签署方，其中有您的姓名和联系方式',
      '审计记录和已签发的证书：删除后，他人的签名将无法验证',
      '实名认证的记录和账单：法律要求保存',
      '企业自己记录的成员信息：由企业负责',
    ],
    blocked: '请先处理以下事项',
    and: '、',
    obstacle: {
      OWNER: (count: number) => `您所有的企业（${count}），请先移交所有权`,
      RUNNING: (count: number) => `您发起的进行中合同（${count}），请完成或撤销`,
      TURN: (count: number) => `等待您处理的合同（${count}），请签署或拒绝`,
      MULTI_SEND: (count: number) => `进行中的批量发送（${count}），请完成或撤销`,
    },
    confirmTitle: '确定注销账号？',
    confirmWhy: (days: number) =>
      `所有设备会马上退出。${days} 天后账号和上述数据会被删除，不能恢复。此后可以用同一手机号或邮箱重新注册，但不会得到现在的合同。`,
    password: '登录密码',
    passwordMissing: '请输入登录密码',
    needPassword: '您还没有登录密码。请先设置登录密码，再来注销账号。',
    setPassword: '设置登录密码',
  },
  {
    title: 'My data',
    lead: 'Take away everything that the platform keeps about you, or delete your account.',
    exportWhy:
      'Profile, contacts, devices, certificates, seals, your acts, and all contracts that you may see with their evidence, in one file.',
    deleteTitle: 'Delete account',
    deleteWhy: (days) =>
      `All devices are logged out at once, and the account is deleted ${days} days later; a login before then cancels it.`,
    deleteAct: 'Delete account',
    goes: 'What is deleted',
    goesPoints: [
      'Phone number, e-mail address, nickname, picture, passwords, logins and messages',
      'Passkeys, signing phones, kept signatures and personal seals; your long-term certificates are revoked and their keys destroyed',
      'Drafts, unused uploads, labels and exports of your own data',
      'Your memberships and roles in enterprises',
    ],
    stays: 'What must remain',
    staysPoints: [
      'Signed contracts and their evidence: they belong to all who signed, and contain your name and contact',
      'The audit record and issued certificates: without them, signatures of others could not be verified',
      'Records of identity checks, and bills: the law requires them',
      'What an enterprise has recorded about its members: the enterprise is responsible for it',
    ],
    blocked: 'Settle these first',
    and: ', ',
    obstacle: {
      OWNER: (count) => `Enterprises that you own (${count}): hand over the ownership`,
      RUNNING: (count) => `Running contracts that you sent (${count}): finish or revoke them`,
      TURN: (count) => `Contracts that wait for you (${count}): sign or reject them`,
      MULTI_SEND: (count) => `Multi-sends under way (${count}): finish or revoke them`,
    },
    confirmTitle: 'Delete your account?',
    confirmWhy: (days) =>
      `All devices are logged out at once. After ${days} days the account and the data above are deleted and cannot be restored. You can register again with the same phone number or e-mail address, but will not get the present contracts.`,
    password: 'Login password',
    passwordMissing: 'Enter the login password',
    needPassword: 'You have no login password yet. Set one first, then delete the account.',
    setPassword: 'Set a login password',
  },
);
