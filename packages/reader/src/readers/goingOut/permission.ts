import { fact, type Reader } from '../../fact.ts';

export const permission: Reader = [
  {
    says: /\b(?:not|no|never|nobody) (?:need |have |has )?(?:to )?(?:ask (?:your |the |a )?partners?(?: before)?|need(?:s)? permission|permission)\b(?: (?:to|before) (?:you )?go out)?|\bplayers not need permission(?: to go out)?|\bno permission (?:is )?(?:needed|required)\b|\bneed not ask\b/,
    means: () => [fact('permission', '', 'none')],
  },
  {
    says: /\b(?:you )?(?:must |have to |has to |should |need to |always )?(?:1st )?ask(?:s)? (?:your |the |for )?(?:partner'?s?'? ?(?:'s)?)?(?: (?:for|whether|if|you|may) ?(?:permission)?)?(?: may)?(?: 1st| first)?\b(?: (?:for )?permission)?(?: (?:to|before) (?:you )?go out| (?:you )?(?:may )?finish| 1st)?(?:,? \W*may i go out\b)?/,
    under: /\bgo out\b|\bpermission\b|\bfinish|\bpartner/,
    means: ([said]) => (/partner|permission/.test(said) ? [fact('permission', '', 'asked')] : []),
  },
  {
    says: /\b(?:the )?(?:answer|reply)(?: of the partner| of your partner)? is binding\b|\bbound by the (?:reply|answer)\b/,
    means: () => [fact('permission', '', 'binding')],
  },
  {
    says: /\b(?:both|all) partners (?:must|have to|need to) have (?:take|taken) your foot\b|\b(?:both|all) (?:partners|of you|players on a team) (?:must|have to|need to) be in (?:your|the) f(?:oo|ee)t\b(?: before (?:either|1|a player|any)(?: of (?:them|you))?(?: may| can)? go out)?/,
    means: () => [fact('partnersInFoot', '', 'needed')],
  },
  {
    says: /\b(?:your )?partner must (?:also )?be in (?:your |the )?foot and (?:must )?have (?:played|melded|discarded)(?: a card)?(?: from it)?\b(?: before you (?:may |can )?go out)?/,
    means: () => [fact('partnersInFoot', '', 'played')],
  },
  {
    says: /\b(?:your )?partner must have (?:played|melded|laid|discarded)(?: or discarded)? (?:a card |atleast 1 card )?from (?:your) foot\b/,
    means: () => [fact('partnersInFoot', '', 'played')],
  },
];
