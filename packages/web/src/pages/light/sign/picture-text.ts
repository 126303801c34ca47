import { defineText } from '../../../text/text.ts';

/** The words of the sheets in which signatures and seals are made and chosen. */
export const pictureText = defineText(
  {
    signature: {
      title: '您的签名',
      keptHint: '用已保存的签名',
      keptOf: (day: string) => `${day} 保存的签名`,
      preview: '在合同上的实际大小',
      keep: '保存这个签名，下次直接使用',
      useAll: (count: number) => `用于全部 ${count} 处签名`,
      adopt: '使用这个签名',
      needsInk: '请先完成签名',
    },
    seal: {
      title: '选择印章',
      none: '您还没有印章。用姓名刻一枚、手绘，或上传印章图片，马上就能用。',
      upload: '添加印章',
      adopt: '使用这个印章',
      needsPicture: '请先完成印章',
      needs: '请先选择一个印章',
      useAll: (count: number) => `用于全部 ${count} 处盖章`,
      guest: '通过链接签署时不能使用印章。请登录后再打开这份合同。',
      naming: '印章名称',
      defaultName: '我的印章',
      store: '保存印章',
      login: '登录后继续',
    },
  },
  {
    signature: {
      title: 'Your signature',
      keptHint: 'Use one you have saved',
      keptOf: (day) => `Signature saved on ${day}`,
      preview: 'True size on the contract',
      keep: 'Save this signature for next time',
      useAll: (count) => `Use it for all ${count} signatures`,
      adopt: 'Use this signature',
      needsInk: 'Make your signature first',
    },
    seal: {
      title: 'Choose a seal',
      none: 'You have no seal yet. Have one cut of your name, draw one, or upload a picture of yours.',
      upload: 'Add a seal',
      adopt: 'Use this seal',
      needsPicture: 'Finish the seal first',
      needs: 'Choose a seal first',
      useAll: (count) => `Use it for all ${count} places`,
      guest: 'A seal cannot be used from a link. Log in, then open this contract again.',
      naming: 'Name of the seal',
      defaultName: 'My seal',
      store: 'Save the seal',
      login: 'Log in to go on',
    },
  },
);
