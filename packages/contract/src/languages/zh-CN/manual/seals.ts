import type { WrittenSection } from '../../../text/written-section.ts';

export const seals: WrittenSection = {
  title: '印章与保存的签名',
  blocks: [
    {
      kind: 'text',
      text: '在“账号与印章”的“印章与签名”里管理。印章可以输入姓名生成，也可以手绘（可扫二维码在手机上画），或上传照片、扫描件，纸张底色会自动去除。',
    },
    {
      kind: 'points',
      items: [
        '签署时保存的手写签名会列在这里，下次直接选用，也可以随时删除。',
        '删除印章或签名，不影响已经签好的合同。',
        '通过链接签署、没有登录时，不能使用印章；请先登录再打开合同。',
      ],
    },
    {
      kind: 'note',
      text: '印章图片只是外观。具有法律效力的是图片背后的数字签名，由为本次签署单独签发的证书生成。',
    },
  ],
};
