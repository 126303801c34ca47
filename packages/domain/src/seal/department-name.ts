import { SEAL_DEPARTMENT_MAX } from './seal.ts';

const words = (text: string): string => text.trim().split(/\s+/).join('|');

/** Functions of departments; these words alone identify no organisation. */
const FIELDS = words(`
  行政 人事 人力资源 人力 资源 财务 会计 出纳 结算 资金 法务 法律 合规 风控 销售 营销 市场 采购 供应 供应链 生产 制造 加工 技术 工艺 研发 研究 开发
  质量 质检 质管 品质 品控 检验 检测 化验 仓储 仓库 物流 运输 配送 车辆 工程 施工 项目 设计 规划 运营 运维 客服 客户 客户服务 售前 售后 服务 信息
  信息化 网络 数据 电商 电子商务 安全 环保 安环 保卫 后勤 总务 培训 教学 教务 审计 监察 企划 策划 计划 战略 发展 档案 文书 资料 合同 业务 商务 国际
  国内 进出口 外贸 海外 招商 招标 投标 招投标 投资 综合 管理 总经理 董事会 监事会 秘书 设备 动力 基建 维修 公关 品牌 产品 渠道 直销 大客户 内勤 外勤
  人才 招聘 薪酬 工会 租赁 物业 餐饮 门诊 住院 护理 药剂 编辑 印务 调度 收发 接待 档口 财会 统计 核算 预算 成本 稽核`);
/** Ordinals and directions; several letters in a row would spell the name of another organisation. */
const ORDINALS =
  '第?[一二三四五六七八九十]{1,3}|[0-9]{1,3}|[东南西北中][部区]?|华[东南西北中]|东北|西北|西南|(?<![A-Z0-9])[A-Z]';
const PLACES = words(`
  北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古
  广西 西藏 宁夏 新疆 香港 澳门 广州 深圳 珠海 东莞 佛山 杭州 宁波 温州 嘉兴 绍兴 南京 苏州 无锡 常州 南通 徐州 成都 绵阳 武汉 宜昌 长沙 郑州 洛阳 西安
  济南 青岛 烟台 沈阳 大连 长春 哈尔滨 石家庄 唐山 太原 合肥 芜湖 福州 厦门 泉州 南昌 昆明 贵阳 南宁 海口 三亚 兰州 西宁 银川 乌鲁木齐 呼和浩特 拉萨`);
const CHINESE = new RegExp(
  `^(?:(?:${PLACES})市?)?(?:(?:${ORDINALS}|${FIELDS}|与|和|及)){0,5}(?:事业部|项目部|办事处|办公室|分公司|分厂|分店|门店|车间|中心|部门|部|处|科|室|组|办)$`,
);
const ENGLISH = new RegExp(
  `^(?:(?:${words(`
  human resources? hr administration admin finance financial accounting treasury legal compliance risk sales marketing procurement purchasing
  supply chain production manufacturing engineering technical technology research development r&d quality assurance control inspection
  warehouse logistics shipping transport project projects design planning operations customer client service services support it information
  systems network data security safety environment training audit strategy archive contracts? business international export import investment
  general management product products brand public relations facilities maintenance regional head branch east west north south`)}|and|&|of|[0-9]{1,3}|r\\s+&\\s+d)\\s+)*(?:(?<!\\d\\s+)[A-Z]\\s+)?(?:department|dept\\.?|division|office|team|section|branch|cent(?:er|re)|unit)$`,
  'i',
);

/**
 * Whether the words in the middle of an oval seal can only name a department of the enterprise: they consist of
 * functions, places and ordinals (Rulings §8.13). Any other name would read as another organisation; an operator checks
 * a picture that contains one.
 */
export function isDepartmentName(text: string): boolean {
  const name = text.normalize('NFKC').trim();
  return text.length <= SEAL_DEPARTMENT_MAX && (name === '' || CHINESE.test(name) || ENGLISH.test(name));
}
