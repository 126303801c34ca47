import { defineText } from '../../../../text/text.ts';

export const useDataText = defineText(
  {
    title: '我的数据',
    lead: '带走平台保存的与您有关的全部数据。',
    exportWhy: '个人资料、联系方式、登录设备、证书、印章、操作记录，以及您能查看的全部合同及其证据，打包为一个文件。',
  },
  {
    title: 'My data',
    lead: 'Take away everything that the platform keeps about you.',
    exportWhy:
      'Profile, contacts, devices, certificates, seals, your acts, and all contracts that you may see with their evidence, in one file.',
  },
);
