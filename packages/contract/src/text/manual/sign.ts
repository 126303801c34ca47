import type { WrittenSection } from './written-section.ts';

export const sign: WrittenSection = {
  id: 'sign',
  'zh-CN': {
    title: '签署',
    blocks: [
      {
        kind: 'text',
        text: '从通知里的链接打开，或登录后在“等我处理”里找到它。没有账号时，先证明这个[[手机号或邮箱|邮箱]]是您的：输入图片字符和验证码即可。',
      },
      {
        kind: 'steps',
        items: [
          '阅读合同。几份文件在同一个页面里连着往下看；手机上双指或双击放大，也可以用“阅读模式”按屏幕宽度读文字；以原页为准。',
          '点击底部的按钮，它会依次带您到下一处要填的地方。',
          '签名：手写、输入姓名、上传图片，或者选用保存过的签名。预览是在合同上的实际大小，可以一次用于全部签名处。',
          '印章：从您的个人印章里选一枚。文字和日期直接填写；限定了格式的，离开后会显示成印在合同上的样子，如 1,234.50。',
          '附件：发起人请您提供文件时，用手机拍照或选择文件，可以更换或移除；签署后，它与合同一同保存，各方可以查看。',
          '点击“完成签署”，阅读确认文字，再用签署密码或验证码确认是您本人。发起人要求更严时，两样都要。',
        ],
      },
      {
        kind: 'text',
        text: '手写板上可以撤销、清除和旋转。在电脑上，可以用鼠标写，也可以扫一扫屏幕上的二维码，用手机写，写好会立即出现在电脑上。',
      },
      {
        kind: 'text',
        text: '自己不便签署时，可以在“更多”里转交他人，或退回发起人修改；几份合同等您签署时，可以在列表里选中，看过之后一次确认、逐份签署。',
      },
      {
        kind: 'level',
        texts: {
          'B-LTA':
            '签名完成后，您会看到接下来轮到谁。所有人签完，合同写入验证信息和时间戳，就可以下载了。中途关掉页面，已填的内容会保留，再打开接着填。',
          'B-LT':
            '签名完成后，您会看到接下来轮到谁。所有人签完，合同写入验证信息，就可以下载了。中途关掉页面，已填的内容会保留，再打开接着填。',
          'B-T':
            '签名完成后，您会看到接下来轮到谁。所有人签完，合同就可以下载了。中途关掉页面，已填的内容会保留，再打开接着填。',
        },
      },
      {
        kind: 'note',
        text: '一个点或一个勾不能当作签名。签署期间，发起人不能换掉您正在看的文件；内容有变化时，会请您重新阅读后再签。',
      },
    ],
  },
  en: {
    title: 'Signing',
    blocks: [
      {
        kind: 'text',
        text: 'Open the link in the notice, or log in and find the contract under "Waiting for me". Without an account, you first confirm that the [[phone number or e-mail address|e-mail address]] is yours with the characters of a picture and a code.',
      },
      {
        kind: 'steps',
        items: [
          'Read the contract. Several documents follow one another on one page; on a phone, pinch or tap twice to enlarge, or choose the reading view, which fits the text to the screen; the page itself is what counts.',
          'Press the button at the bottom: it leads you from one field to the next.',
          'Signature: draw it, type your name, upload a picture, or choose a saved one. The preview has the real size, and you can use one signature for all signature fields.',
          'Seal: choose one of your personal seals. Text and dates are typed in place; where a format is set, the text changes to the printed spelling when you leave the field, such as 1,234.50.',
          'Files: where the sender asks for one, take a picture with the phone or choose a file; you can replace or remove it. Once you have signed, it is kept with the contract, and its parties can see it.',
          'Press "Finish", read the confirmation text, and confirm your identity with your sign password or a code. Some senders require both.',
        ],
      },
      {
        kind: 'text',
        text: 'The pad can undo, clear and rotate. On a computer you draw with the mouse, or scan the QR code on the screen and draw on your phone: the signature appears on the computer at once.',
      },
      {
        kind: 'text',
        text: 'If someone else should sign, “More” lets you hand the contract on, or return it to its sender for correction. If several contracts wait for you, select them in the list, look at each, confirm once, and they are signed one after another.',
      },
      {
        kind: 'level',
        texts: {
          'B-LTA':
            'After signing you see whose turn it is. Once everyone has signed, validation data and a time-stamp are added to the contract, and you can download it. If you leave in between, the values you entered are kept.',
          'B-LT':
            'After signing you see whose turn it is. Once everyone has signed, validation data is added to the contract, and you can download it. If you leave in between, the values you entered are kept.',
          'B-T':
            'After signing you see whose turn it is. Once everyone has signed, you can download the contract. If you leave in between, the values you entered are kept.',
        },
      },
      {
        kind: 'note',
        text: 'A dot or a tick is not accepted as a signature. While you sign, the sender cannot replace the documents that you are reading; if a document has changed, you are asked to read it again first.',
      },
    ],
  },
};
