import type { NameLabel } from '@countersign/asn1';

/** Surnames of two characters, checked before those of one (《百家姓》 and 《中国姓氏大辞典》). */
const COMPOUND = new Set(
  (
    '欧阳 司马 上官 诸葛 东方 夏侯 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 端木 独孤 南宫 轩辕 呼延 闻人 百里 澹台 ' +
    '濮阳 公冶 宗政 申屠 太叔 仲孙 钟离 鲜于 闾丘 亓官 司寇 子车 颛孙 巫马 公西 漆雕 乐正 壤驷 公良 拓跋 夹谷 宰父 谷梁 段干 ' +
    '东郭 南门 羊舌 微生 梁丘 左丘 东门 西门 第五 万俟 赫连 淳于 单于 公羊 歐陽 司馬 諸葛 東方 軒轅 聞人 澹臺 濮陽 鍾離 鮮于 長孫 ' +
    '獨孤 南宮 尉遲'
  ).split(' '),
);

/** The usual surnames of one character; a name that begins with another character may have no surname. */
const SINGLE = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜' +
    '范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛' +
    '伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋甘景' +
    '薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来缪苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏' +
    '栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和' +
    '張劉陳楊趙黃吳孫馬羅鄭謝韓馮鄧許蘇盧蔣賈葉閻鍾譚鄒陸龍萬錢湯喬賀賴龔龐蘭陶嚴溫蘆魯韋畢聶叢齊莊紀項衛單寧閔車',
);

/** A person's verified name: both parts, or the whole name as one part if the parts are unknown. */
export type NameParts = { readonly surname: string; readonly givenName: string | null };

/**
 * Surname and given name of a name from an identity document. Only Chinese names with a known surname and one or two
 * more characters are split; any other name is the surname as a whole, as a travel document writes a name without parts
 * (ICAO Doc 9303-3, primary identifier).
 */
export function namePartsOf(name: string): NameParts {
  const characters = [...name];
  const undivided = { surname: name, givenName: null };
  if (!/^\p{Script=Han}{2,4}$/u.test(name)) return undivided;
  const isCompound = characters.length > 2 && COMPOUND.has(characters.slice(0, 2).join(''));
  const length = isCompound ? 2 : 1;
  // Four characters after a surname of one may be two surnames, such as a married woman's.
  const isKnown = isCompound || (characters.length < 4 && SINGLE.has(characters[0] ?? ''));
  if (!isKnown || COMPOUND.has(name)) return undivided;
  return { surname: characters.slice(0, length).join(''), givenName: characters.slice(length).join('') };
}

/**
 * The attributes of a natural person's name besides the common name (ETSI EN 319 412-2 §4.2.4): the parts of a verified
 * name; a name that was not verified is a pseudonym. `number` is 20 upper-case hex digits.
 */
export function namedPerson(name: string, isVerified: boolean, number: string): (readonly [NameLabel, string])[] {
  const numbered = ['SERIALNUMBER', number] as const;
  if (!isVerified) return [['PSEUDONYM', name], numbered];
  const { surname, givenName } = namePartsOf(name);
  return [['SN', surname], ...(givenName === null ? [] : [['GN', givenName] as const]), numbered];
}
