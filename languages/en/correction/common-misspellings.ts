/** Words that learners misspell in more than one letter: the misspelling, then the word. */
const pairs = `
  tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow|togheter together|togather together|toghether together
  becouse because|becuase because|becaus because|beacause because|beautifull beautiful|beutiful beautiful
  beatiful beautiful|beautyful beautiful|freind friend|frend friend|recieve receive|beleive believe
  belive believe|wich which|whitch which|definately definitely|definitly definitely
  tought thought|thougth thought|throught through|enought enough|enogh enough
  neccessary necessary|necesary necessary|neccesary necessary|sucess success|succes success|sucessful successful
  succesful successful|successfull successful|adress address|accomodation accommodation
  acommodation accommodation|exersise exercise|excercise exercise|exercice exercise|foriegn foreign
  goverment government|grammer grammar|gramar grammar|happend happened|intresting interesting
  intersting interesting|interessting interesting|languge language|langage language|lenguage language
  libary library|litle little|littel little|mispell misspell|neigbour neighbour|neighbur neighbour
  occured occurred|offen often|oportunity opportunity|opportunitty opportunity|peple people|poeple people
  peopel people|posible possible|prefered preferred|probaly probably|probly probably|profesor professor
  realy really|restaraunt restaurant|restorant restaurant|restourant restaurant|restuarant restaurant
  scholl school|shcool school|scool school|seperate separate|suprise surprise|surprice surprise
  techer teacher|theather theatre|thier their|untill until|usualy usually|usally usually|vacantion vacation
  vegatables vegetables|vegetabels vegetables|wensday Wednesday|wednsday Wednesday|wendesday Wednesday
  writting writing|yesturday yesterday|yestarday yesterday|childern children|diffrent different
  diferent different|difficut difficult|dificult difficult|expencive expensive|favorit favorite
  favourit favourite|familly family|finaly finally|fourty forty|ninty ninety|twelth twelfth|fiveteen fifteen
  holliday holiday|holydays holidays|hospitel hospital|hungery hungry|importent important|kichen kitchen
  kitchin kitchen|mounth month|mounths months|morening morning|nowdays nowadays|nowaday nowadays
  ocasion occasion|particulary particularly|pleasent pleasant|quetion question|qestion question
  remeber remember|rember remember|sandwitch sandwich|tempereture temperature|temperatur temperature
  tickit ticket|tryed tried|studing studying|studyed studied|wheather weather|wonderfull wonderful
  carefull careful|usefull useful|helpfull helpful|allways always|alway always|allready already
  althought although|arround around|begining beginning|bycicle bicycle|bicicle bicycle|busness business
  bussiness business|buisness business|choclate chocolate|chocolat chocolate|comfortabel comfortable
  confortable comfortable|decission decision|desicion decision|dissapointed disappointed
  disapointed disappointed|embarassed embarrassed|enviroment environment|experiance experience
  explane explain|Febuary February|febuary February|gratefull grateful|immediatly immediately|jurney journey
  knowlege knowledge|lonley lonely|marrige marriage|mariage marriage|misteak mistake|noticable noticeable
  parlament parliament|rythm rhythm|sincerly sincerely|strenght strength|lenght length|heigth height
  tendancy tendency|truely truly|unforgetable unforgettable|vacume vacuum|wellcome welcome
`;

/** By misspelling. */
export const commonMisspellings: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/[|\n]/u)
    .map((pair) => pair.trim().split(' '))
    .flatMap(([wrong, right]) => (wrong && right ? [[wrong, right] as const] : [])),
);
