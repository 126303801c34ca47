import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: '管理员：安装与启动',
  blocks: [
    {
      kind: 'text',
      text: '只需要 Node.js 20.19 或更新版本和 git。下载代码后运行 npm start：第一次启动会安装、构建、建好数据库和认证机构，最后显示访问地址。npm start -- --demo 会另外建好几位演示用户。',
    },
    {
      kind: 'points',
      items: [
        '默认是评估模式：使用内置数据库，短信和邮件不会真的发出，可以在本机的 /dev/outbox 看到。',
        '正式使用请设置 MODE=production。存在不安全的设置时，服务会拒绝启动，并列出缺少什么。',
        'npm run demo -- --out DIR 会演示完整的签署过程；npm run verify -- FILE.pdf 验证任意一份 PDF。',
        '工作人员的账号与用户账号分开，从 /operator/login 登录；第一个由命令 npm run operator -- create --login NAME 建立。每人有一个或多个角色（审核员、审计员、客服、财务、管理员），只看到角色允许的内容。控制台用来审核实名认证、查询与吊销证书、处理投诉、查看服务状态和审计记录。',
      ],
    },
  ],
};
