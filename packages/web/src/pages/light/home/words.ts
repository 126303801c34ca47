import { byLevel } from '../../../text/level.ts';
import { orMail } from '../../../text/channels.ts';
import { defineText } from '../../../text/text.ts';

/** The texts of the home page, for both of its variants. */
export const useHomeText = defineText(
  {
    title: '电子签约',
    sections: '本页内容',
    mission: '由认证机构运营的电子签约',
    heading: ['每一笔签名，', '都自带证明'],
    lead: byLevel({
      'B-LTA':
        '发起、审批、签署合同，电脑和手机都行。每个签名由我们自己的认证机构当场签发证书，写进 PDF，盖上时间戳；多年以后，不依赖任何网站也能验证。',
      'B-T': '发起、审批、签署合同，电脑和手机都行。每个签名由我们自己的认证机构当场签发证书，写进 PDF，盖上时间戳。',
      'B-B': '发起、审批、签署合同，电脑和手机都行。每个签名由我们自己的认证机构当场签发证书，写进 PDF。',
    }),
    trial: '免费试用',
    enter: '进入工作台',
    noAccount: '对方不用注册：打开链接，收一个验证码，就能签。',
    stepsTitle: '三步签完一份合同',
    stepNumbers: ['壹', '贰', '叁'],
    steps: [
      {
        title: '放入文件，写明谁来签',
        text: '拖入合同，一行写一个人。谁先谁后、谁来审批，一眼看清；写错了随时改，关掉页面也不会丢。',
      },
      {
        title: '摆放签署位置',
        text: '签名、印章、文字、日期，拖到该在的地方，每个人一种颜色。发出前有一份检查清单，点击即可定位到缺少的内容。',
      },
      {
        title: '对方打开链接就签',
        text: '手机上用手指写，电脑上用鼠标写。全部签完后，合同自动封存，并附上完整的证据报告。',
      },
    ],
    proofTitle: '一个签名，四重保障',
    proofLead: '贴一张签名图片，谁都会。这里的每个签名都是 PAdES 数字签名：不是图片，是可以计算、可以核对的证明。',
    proofs: [
      {
        title: '一次一证',
        text: '每次签署都单独生成密钥、签发证书。签署后密钥随即销毁，任何人都无法再用它签名。',
      },
      { title: '一字不改', text: '签名锁住此前的每一个字节。之后的签署只能追加内容，任何改动都看得出来。' },
      {
        title: byLevel({ 'B-LTA': '时间可证', 'B-B': '时间可查' }),
        text: byLevel({
          'B-LTA': '时间由时间戳服务写进签名，不依赖任何人的电脑时钟。',
          'B-B': '签署时间按本服务器的时钟写进签名，没有另盖时间戳（PAdES B-B，仅供试用）。',
        }),
      },
      {
        title: byLevel({ 'B-LTA': '多年可查', 'B-T': '当前可查' }),
        text: byLevel({
          'B-LTA': '合同完成时，吊销状态与文档时间戳一并写入（PAdES B-LTA）。证书过期以后，照样可以验证。',
          'B-LT': '合同完成时，证书与吊销状态一并写入（PAdES B-LT），验证不必联网；长期存档请另行安排。',
          'B-T': '证书有效期内，随时可以验证。合同里不另存吊销状态（仅供试用），不宜长期存档。',
        }),
      },
    ],
    verifyTitle: '不必相信我们，请自己验证',
    verifyText:
      '把合同拖进验证页，马上看到谁在何时签署、之后有没有改动；文件不会保存。也可以下载根证书，信任它以后，支持 PAdES 的 PDF 阅读器会给出同样的结论。',
    verifyGo: '打开验证页',
    root: '下载根证书',
    forTitle: '为谁而做',
    audiences: [
      {
        title: '小公司',
        lead: '今天就要签出去。',
        points: ['拖入文件，几分钟发出', '客户不用注册、不用安装', '谁还没签，一键提醒'],
      },
      {
        title: '法务部门',
        lead: '发生争议时，要经得起查验。',
        points: ['审批在先，签署在后，顺序由您定', '每一步都记入环环相扣的审计记录', '证据报告自带时间戳'],
      },
      {
        title: '管理员',
        lead: '数据和密钥，留在自己手里。',
        points: [
          '装在自己的服务器上，一条命令启动',
          '自己的认证机构，密钥与数据分开存放',
          orMail('短信与邮件接您自己的通道', '邮件接您自己的通道'),
        ],
      },
    ],
    closing: '下一份合同，就这样签',
    closingText: orMail('用手机号或邮箱注册，几分钟就能发出第一份。', '用邮箱注册，几分钟就能发出第一份。'),
    manual: '先看看用户手册',
  },
  {
    title: 'Electronic signatures',
    sections: 'On this page',
    mission: 'Electronic signing, run by a certificate authority',
    heading: ['Every signature', 'carries its proof'],
    lead: byLevel({
      'B-LTA':
        'Send, review and sign contracts, on a computer or a phone. For each signature our own authority issues a certificate on the spot, writes it into the PDF and time-stamps it. Years later it can be checked without any website.',
      'B-T':
        'Send, review and sign contracts, on a computer or a phone. For each signature our own authority issues a certificate on the spot, writes it into the PDF and time-stamps it.',
      'B-B':
        'Send, review and sign contracts, on a computer or a phone. For each signature our own authority issues a certificate on the spot and writes it into the PDF.',
    }),
    trial: 'Start a free trial',
    enter: 'Open the workspace',
    noAccount: 'The other party needs no account: open the link, receive a code, sign.',
    stepsTitle: 'A contract in three steps',
    stepNumbers: ['1', '2', '3'],
    steps: [
      {
        title: 'Add the file and the people',
        text: 'Drop the contract and enter one person per line. You see at a glance who comes first and who reviews. Change it at any time; closing the tab loses nothing.',
      },
      {
        title: 'Place the fields',
        text: 'Drag signatures, seals, text and dates to where they belong, each person in a colour of their own. A checklist before sending leads you to whatever is missing.',
      },
      {
        title: 'They open the link and sign',
        text: 'By finger on a phone, by mouse on a computer. Once everyone has signed, the contract is sealed and comes with a full evidence report.',
      },
    ],
    proofTitle: 'What one signature contains',
    proofLead:
      'Anyone can paste a picture of a signature. Here each one is a PAdES digital signature: not a picture, but a proof that can be computed and checked.',
    proofs: [
      {
        title: 'One key, one use',
        text: 'A key and a certificate are made for this one signature. Then the key is destroyed: no one can sign with it again.',
      },
      {
        title: 'Not a byte changed',
        text: 'A signature locks every byte before it. Later signers can only add after it, and any other change shows.',
      },
      {
        title: byLevel({ 'B-LTA': 'The time is proved', 'B-B': 'The time is recorded' }),
        text: byLevel({
          'B-LTA': 'A time-stamp service writes the time into the signature, independently of any computer clock.',
          'B-B': 'The time is that of this server, without a time-stamp (PAdES B-B, for trials only).',
        }),
      },
      {
        title: byLevel({ 'B-LTA': 'Valid for years', 'B-T': 'Valid for now' }),
        text: byLevel({
          'B-LTA':
            'On completion, revocation data and a document time-stamp are added (PAdES B-LTA), so it can still be verified after the certificates expire.',
          'B-LT':
            'On completion, certificates and revocation data are added (PAdES B-LT), so it can be verified offline. Please arrange long-term archiving yourself.',
          'B-T':
            'It can be verified while the certificates are valid. No revocation data is added (for trials only), so do not archive it for long.',
        }),
      },
    ],
    verifyTitle: 'Do not trust us. Verify.',
    verifyText:
      'Drop a contract on the verification page and see who signed when, and whether anything has changed since; the file is not kept. Or download the root certificate: once it is trusted, a PDF reader that supports PAdES gives the same result.',
    verifyGo: 'Open the verification page',
    root: 'Root certificate',
    forTitle: 'Made for',
    audiences: [
      {
        title: 'Small firms',
        lead: 'It has to go out today.',
        points: [
          'Drop a file, send it minutes later',
          'Clients register nothing and install nothing',
          'One tap reminds everyone who has not signed',
        ],
      },
      {
        title: 'Legal departments',
        lead: 'It has to hold up in a dispute.',
        points: [
          'Review first, sign second: you set the order',
          'Every step goes into a chained audit trail',
          'An evidence report with its own time-stamp',
        ],
      },
      {
        title: 'Administrators',
        lead: 'Data and keys stay in your hands.',
        points: [
          'On your own server, started by one command',
          'Your own authority; keys kept apart from data',
          orMail('Text messages and e-mail through your own providers', 'E-mail through your own provider'),
        ],
      },
    ],
    closing: 'Sign the next one like this',
    closingText: orMail(
      'Register by phone number or e-mail; the first contract goes out in minutes.',
      'Register by e-mail; the first contract goes out in minutes.',
    ),
    manual: 'Read the manual first',
  },
);
