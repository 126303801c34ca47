import type { WrittenSection } from './written-section.ts';

export const send: WrittenSection = {
  id: 'send',
  'zh-CN': {
    title: '准备与发出合同',
    blocks: [
      {
        kind: 'text',
        text: '点击“发起签署”，或把文件拖进首页，就有了一份草稿。之后分三步，每一步都有自己的地址；改动在一秒内自动保存，关掉页面也不会丢。',
      },
      {
        kind: 'steps',
        items: [
          '文件：拖入一份或多份 PDF、图片，或办公文档。可以改名、排序、移除；再填标题、说明和签署截止时间（1 小时至 365 天，默认 30 天）。',
          '参与人：一行写一个人，填姓名和[[手机号或邮箱|邮箱]]，选择“签署”或“审批”。从上到下依次处理；同一步里的人同时处理，不分先后。',
          '签署位置：选好一个人，把签名、印章、文字、日期拖到页面上；文字可以限定为数字、金额（可写成大写）、[[邮箱、电话|邮箱]]或身份证号，还有下拉选择、单选和勾选，选项写在右侧设置里，以及简签、请签署人提交的附件（如身份证照片）和印在页面上的备注；也可以先点签署区、再点页面，或者用键盘。方向键移动一点，按住 Shift 移动十点，按住 Alt 改大小，可以撤销 50 步。',
        ],
      },
      {
        kind: 'text',
        text: '点击“检查并发送”，会看到一份清单：还缺什么，点一下就跳到那里。没有缺项，就可以发出。对方会收到通知和链接。',
      },
      {
        kind: 'points',
        items: [
          '一份合同最多 100 位参与人、50 份文件、100 MB、3000 页。',
          '需要先审后签时，把审批人排在签署人前面。',
          '骑缝章是一个签署区：选好页面和边，页面边缘会显示预览；盖章时按原印模切开，印在每一页。',
          '按文字定位：输入“甲方签字”这样的词，会列出文件里所有出现的地方，选一处或全部放置签署区。',
          '每位参与人的“更多”里，可以写一段只给此人看的留言，选择通知与页面的语言，还可以设一个早于合同截止时间的个人期限。个人期限过后此人不能再处理，您会收到通知，可以延期、更换或移除。',
          '“更多设置”里的“阅读要求”可以要求对方先在页面上看到每一页，或每份文件至少显示若干秒，才能签署或通过审批；会事先告知，并在证据报告中如实记录，但这不证明对方已经阅读。',
          '选中一个签署区，在右侧“规则”里可以设定：仅当另一个签署区满足条件时才显示或必填、内容必须与另一处相同，或由其他签署区自动算出（相加、相乘、日期加若干天、金额的大写）。只能引用同一位签署人，或签署顺序在前的签署人的签署区；没有显示的签署区不会在纸面上留下任何内容。',
          '需要见证人时，把此人列为签署人，在“更多”里勾选“以见证人身份签署”：其签名和证据报告都会注明。',
          '可以定时发送；也可以不放签署位置，由签署人自己放置。',
          '发出之后，可以在详情页催办（每人每 10 分钟一次）、撤回，或移除还没有处理的人。',
        ],
      },
      { kind: 'note', text: '已经带有电子签名的 PDF 会原样保留，不会被改写；做不到时会拒绝上传，并说明原因。' },
    ],
  },
  en: {
    title: 'Preparing and sending',
    blocks: [
      {
        kind: 'text',
        text: 'Press "New contract" or drop a file on the home page to create a draft. Three steps follow, each with its own address. Every change is saved within a second; nothing is lost if you close the page.',
      },
      {
        kind: 'steps',
        items: [
          'Documents: drop one or more PDF files, pictures or office documents. Rename, reorder or remove them; then enter a title, a message and a deadline (1 hour to 365 days, 30 days by default).',
          'Participants: one person per line, with name and [[phone number or e-mail address|e-mail address]], as signer or reviewer. They act from top to bottom; people in the same step act at the same time.',
          'Fields: choose a person and drag signatures, seals, text and dates onto the pages; a text may be restricted to a number, an amount (also in Chinese capitals), [[an e-mail address, a phone number|an e-mail address]] or an ID number, and there are drop-down lists, single choices and check boxes, whose options you type beside the page, initials, files that the signer attaches (such as a picture of the ID card), and notes that are printed on the page; or select the field and then the page; or use the keyboard. Arrow keys move a field by 1 point, with Shift by 10; with Alt they resize it. You can undo 50 steps.',
        ],
      },
      {
        kind: 'text',
        text: '"Review and send" lists what is missing; each entry leads to its place. When nothing is missing, you can send: the participants are notified and get their links.',
      },
      {
        kind: 'points',
        items: [
          'A contract holds at most 100 participants, 50 documents, 100 MB and 3,000 pages.',
          'If a contract must be reviewed before it is signed, put the reviewer before the signers.',
          'A check-mark seal is one field: choose the pages and the edge, and see a preview over the page edges. When the signer seals, each page gets its slice.',
          'Placing by text: enter a word such as “Signature”, see every place where it occurs, and put a field at one or all of them.',
          'Under “More” of a participant you can write a message that only they see, choose the language of their notices and pages, and set a deadline of their own before that of the contract. After it they cannot act; you are told, and can extend it, replace or remove them.',
          '“Reading asked for” under “More settings” requires that every page, or each document for some seconds, is shown before anyone signs or passes a review. People are told before, and the evidence report records it; it is no proof that they have read.',
          'Select a field and see “Rules” beside the page: shown or required only if another field meets a condition, the same as another field, or computed from others (sum, product, days after a date, an amount in Chinese capitals). Rules read only fields of the same signer, or of signers who act earlier. A field that is not shown leaves nothing on the paper.',
          'For a witness, add the person as a signer and tick “Signs as a witness” under “More”: the signature and the evidence report say so.',
          'You can schedule the sending; you can also let signers place their own fields.',
          'After sending, the detail page lets you remind participants (each once every 10 minutes), revoke the contract, or remove someone who has not acted.',
        ],
      },
      {
        kind: 'note',
        text: 'A PDF that already contains signatures is kept unchanged and never rewritten. If that is impossible, the upload is refused with the reason.',
      },
    ],
  },
};
