import { defineText } from '../../../text/text.ts';

interface Part {
  readonly title: string;
  readonly points: readonly string[];
}
const zh: readonly Part[] = [
  {
    title: '达到了什么',
    points: [
      '每个页面都由 axe 自动检查：WCAG 2.0 至 2.2 的 A 和 AA 级规则、最佳实践规则和试验性规则。每种语言、手机和电脑的每种宽度、浅色和深色外观都至少检查一次；发现任何问题的版本不能发布。',
      '签署、准备和验证的完整过程只用键盘自动测试：每一步焦点都可见、不被遮住，标题、区域和控件的名称以及读出的消息都经过核对。弹出的窗口会接管焦点并交还。',
      '结果和错误会读给屏幕阅读器，错误写在它所属的输入框下面，并说明怎么改。',
      '手机上的按钮和链接至少 44 像素高。文字可以放大。浅色或深色外观可以在页脚或账号的个人资料里选择。系统要求减少动画时没有动画。',
      '不靠颜色单独传达信息：参与人总带有姓名缩写，状态总带有文字。',
    ],
  },
  {
    title: '绘画和拖动的替代方式',
    points: [
      '手写签名：可以改为输入姓名、上传图片，或者使用已保存的签名。',
      '裁剪图片的边框：获得焦点后用方向键移动，按住 Shift 移动得更多。',
      '放置签署区：选中种类后按回车放置，用方向键移动 1 磅，按住 Shift 移动 10 磅，按住 Alt 改变大小；也可以单击放置，或者按文字查找位置。',
      '调整文件和参与人的顺序：每一行都有上移和下移按钮，参与人还可以输入序号。',
      '拖放文件：总有“选择文件”按钮。',
      '验证页面的前后对比滑块：用左右方向键移动；旁边用文字列出每一处改动。',
      '双指缩放：总有放大和缩小按钮。',
      '扫描二维码：只是为了改用手机；在同一台设备上总有别的做法。用手机密钥签名除外，它必须用那部手机。',
    ],
  },
  {
    title: '还没有达到什么',
    points: [
      '合同本身由发起人上传。很多 PDF 没有为屏幕阅读器做标记，有些是扫描图片；阅读模式只能给出文件中可靠的文字。请向发起人索取可读的版本。',
      '本平台生成的证据报告和用户手册的 PDF 没有结构标记。用户手册另有网页版，证据报告的数据在证据档案中另有文本文件。',
      '图片验证码没有语音形式。它只在多次尝试失败之后、以及申请验证码时出现；看不清时请联系客服。',
      '屏幕阅读器的用户没有做过完整测试；我们自动检查的是页面的名称、结构和读出的消息。',
    ],
  },
];
const en: readonly Part[] = [
  {
    title: 'What holds',
    points: [
      'Every page is checked by axe, by the rules of WCAG 2.0 to 2.2 at levels A and AA, its best practices and its experimental rules, at least once in each language, at the widths of a phone and of a desktop, and in the light and the dark appearance; a version with any problem cannot be released.',
      'Signing, preparing and verifying are tested from beginning to end by keyboard alone: at each step the focus is visible and not covered, and the names of headings, regions and controls and the messages read out are checked. Windows take the focus and give it back.',
      'Results and errors are read out by screen readers; an error is shown under its field and says how to correct it.',
      'On a phone, buttons and links are at least 44 pixels high. Text can be enlarged. The appearance can be light or dark: choose it at the foot of a page or in the profile of your account. Nothing moves where the system asks for less motion.',
      'No information is given by colour alone: participants always have initials, and states always have words.',
    ],
  },
  {
    title: 'Alternatives to drawing and dragging',
    points: [
      'A drawn signature: type the name, upload a picture, or use a saved signature instead.',
      'The frame that crops a picture: arrow keys move it once it has the focus, with Shift by more.',
      'Places to sign: choose a kind and press Enter; arrow keys move it by 1 pt, with Shift by 10, with Alt they resize it. A click places it too, and so does a search for words of the text.',
      'The order of files and participants: each line has buttons up and down, and participants have a number to type.',
      'Dropping files: there is always a button that chooses them.',
      'The slider that compares pages on the verification page: arrow keys move it, and the changes are listed in words beside it.',
      'Zooming with two fingers: there are always buttons to enlarge and reduce.',
      'Scanning a QR code only moves the work to a phone; there is always another way on the same device, except for a signature by a key on the phone, which needs that phone.',
    ],
  },
  {
    title: 'What does not hold yet',
    points: [
      'The contract itself is uploaded by its sender. Many PDFs have no tags for screen readers, and some are scanned pictures; the reading view can give only the reliable text of the file. Please ask the sender for a readable version.',
      'The PDFs of the evidence report and of the user manual have no structure tags. The manual is also a web page, and the data of the report is a text file in the archive of evidence.',
      'The picture code has no spoken form. It appears only after repeated failures and when a code is requested; if you cannot read it, contact customer service.',
      'Users of screen readers have not tested the whole product; what we check automatically are the names and the structure of the pages and the messages read out.',
    ],
  },
];

export const useAccessText = defineText(
  {
    title: '无障碍说明',
    lead: '目标：签署人看到的一切符合 WCAG 2.2 的 AA 级。本说明基于我们自己的检查，日期为 2026-11-28。',
    parts: zh,
    helpTitle: '遇到障碍？',
    help: (service: string) => `请告诉我们是哪个页面、您在用什么设备：${service}。我们会帮您以别的方式完成签署。`,
    report: '在线提交',
  },
  {
    title: 'Accessibility',
    lead: 'The aim: everything that a signer sees conforms to WCAG 2.2 at level AA. This statement rests on our own checks and is of 28 November 2026.',
    parts: en,
    helpTitle: 'Something is in your way?',
    help: (service) =>
      `Tell us which page it is and what device you use: ${service}. We will help you to sign in another way.`,
    report: 'Report it here',
  },
);
