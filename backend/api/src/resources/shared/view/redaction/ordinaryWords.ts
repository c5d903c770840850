/**
 * Everyday English words, words of immigration documents and places that are also names. Removing each of them would
 * make a text unreadable, and keeping them might name a person.
 */
const ordinaryWords = wordsIn(`
  a an the and or but if so as at by for from in into of off on out over to up with without about after before
  he she it we you they me my him his her our your their this that these those who what when where why how
  i am is are was were be been do does did done go goes went gone has have had having can could may might must shall
  should will would not no yes all any both each few more most other some such only own same than then too very just
  day days week weeks month months year years today now soon late early long short new old young big small good great
  january february march april june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  spring summer autumn winter easter christmas holiday holidays
  home house flat room street road lane hill park wood woods field brook river lake bay ford bridge church hall
  king queen prince bishop pope knight baker cook page west north south east english french german british
  visa visas passport letter letters form forms card cards photo file files copy bank payslip pay paid bill bills rent
  rose lily daisy ivy olive hazel holly iris violet ruby pearl amber jade joy hope faith grace patience prudence mercy
  charity angel star sunny dawn eve rain sky blue brown green black white grey
  mark art grant chase chance clay cliff heath hunter miles rich sandy stone guy frank earnest
  man men woman women child children son sons daughter mother father brother sister wife husband friend family love
  work works working job jobs office school college course exam test trip trips travel journey train plane ferry car
  visit visits visiting see seen saw look looked come came get got give given take taken took make made say said
  back away left right one two three four five six seven eight nine ten first second third last next
  song sing min ho ha ma pa
  london paris rome florence india china israel jordan chad georgia kenya france savannah virginia sydney austin dallas
`);

/** Particles of names, which identify nobody. */
const particles = wordsIn(
  'al ap bin bint binti da das de del della den der di dos du el ibn la las le los mac mc st ter van von',
);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** @param word in folded letters */
export const isOrdinaryWord = (word: string): boolean => ordinaryWords.has(word);

/** @param word in folded letters */
export const isParticle = (word: string): boolean => particles.has(word);
