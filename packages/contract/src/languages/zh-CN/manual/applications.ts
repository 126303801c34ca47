import type { WrittenSection } from '../../../text/written-section.ts';

export const applications: WrittenSection = {
  title: '企业：API 密钥与 Webhook',
  blocks: [
    {
      kind: 'text',
      text: '企业所有者在“企业 → 应用接入”让自己的系统调用本平台，并接收通知。其他人打不开这个页面。',
    },
    {
      kind: 'points',
      items: [
        '密钥只在创建时显示一次。它以所有者的身份、在所选权限内操作本企业的数据，不能签署。',
        '需要更换时轮换密钥：旧密钥在您选择的时间内继续有效。吊销后，下一次调用即被拒绝。',
        '企业更换所有者后，原有密钥停止使用；新所有者轮换需要保留的密钥。',
        'Webhook 通知本企业发起的合同、成员与印章的进展：一条带签名的 JSON，只有编号与状态。签名密钥同样只显示一次。',
        '“发送测试”立刻显示接收端的应答；投递记录保留最近三十天，每一条都能以原编号重新发送。',
        '失败的投递会在一天多的时间里多次重试；连续失败三天的 Webhook 会自动停用，所有者会收到消息。',
      ],
    },
    {
      kind: 'note',
      text: '只接受公网 https 地址。接收端如何核对签名，见每个 Webhook 页面上可复制的示例。',
    },
  ],
};
