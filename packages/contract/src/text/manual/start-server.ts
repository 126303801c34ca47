import type { WrittenSection } from './written-section.ts';

export const startServer: WrittenSection = {
  id: 'start-server',
  'zh-CN': {
    title: '管理员：安装与启动',
    blocks: [
      {
        kind: 'text',
        text: '只需要 Node.js 20.19 或更新版本和 git。下载代码后运行 npm start：第一次启动会安装、构建、建好数据库和认证机构，最后显示访问地址。npm start -- --demo 会另外建好几位演示用户。',
      },
      {
        kind: 'points',
        items: [
          '默认是评估模式：数据库嵌在进程里，短信和邮件不会真的发出，可以在本机的 /dev/outbox 看到。',
          '正式使用请设 MODE=production。设置有不安全之处时，它会拒绝启动，并列出缺少什么。',
          'npm run demo -- --out DIR 会演示完整的签署过程；npm run verify -- FILE.pdf 验证任意一份 PDF。',
          '工作人员的账号与用户账号分开，从 /operator/login 登录；第一个由命令 npm run operator -- create --login NAME 建立。它用来审核实名认证、查询与吊销证书、处理投诉、查看服务状态和审计记录。',
        ],
      },
    ],
  },
  en: {
    title: 'Administrators: installing and starting',
    blocks: [
      {
        kind: 'text',
        text: 'Node.js 20.19 or later and git are all it needs. In the code, run npm start: the first start installs, builds, makes the database and the certificate authority, and ends with the address. npm start -- --demo makes demo people too.',
      },
      {
        kind: 'points',
        items: [
          'It starts in evaluation mode: the database lives in the process, and text messages and mail go nowhere but to /dev/outbox on this machine.',
          'For real use set MODE=production. It refuses to start on any unsafe setting and lists what is missing.',
          'npm run demo -- --out DIR shows the whole of a signing; npm run verify -- FILE.pdf judges any PDF.',
          'Staff have logins of their own at /operator/login; the first is made by npm run operator -- create --login NAME. There they decide on identities, find and revoke certificates, handle complaints, and see the health of the services and the audit log.',
        ],
      },
    ],
  },
};
