/** Everyday English sentences with one mistake, and the same without it. */
export const everydayMistakes = `
  My uncle drive a red truck.|My uncle drives a red truck.
  My hairs are long and dark.|My hair is long and dark.
  I need some informations about the trains.|I need some information about the trains.
  Yesterday I go to the dentist.|Yesterday I went to the dentist.
  She is cooking dinner every evening.|She cooks dinner every evening.
  I am agree with your brother.|I agree with your brother.
  My grandfather has eighty years.|My grandfather is eighty years old.
  I have born in Madrid.|I was born in Madrid.
  He is married with a doctor.|He is married to a doctor.
  It depends of the weather.|It depends on the weather.
  I live in this town since 2015.|I have lived in this town since 2015.
  We are waiting the bus.|We are waiting for the bus.
  Please explain me this exercise.|Please explain this exercise to me.
  She said me the truth.|She told me the truth.
  I made a photo of the castle.|I took a photo of the castle.
  He did a big mistake in the test.|He made a big mistake in the test.
  I like very much this song.|I like this song very much.
  He speaks very well English.|He speaks English very well.
  Is very hot today.|It is very hot today.
  In my street is a small bakery.|In my street there is a small bakery.
  There is three bottles on the table.|There are three bottles on the table.
  My brother is engineer.|My brother is an engineer.
  She bought an umbrella blue.|She bought a blue umbrella.
  This exam is more easy than the last one.|This exam is easier than the last one.
  My flat is smaller that yours.|My flat is smaller than yours.
  It was the better day of my life.|It was the best day of my life.
  I don't have nothing in my bag.|I don't have anything in my bag.
  Nobody didn't answer the phone.|Nobody answered the phone.
  Where you live now?|Where do you live now?
  What does she wants for lunch?|What does she want for lunch?
  Did you saw my glasses?|Did you see my glasses?
  I didn't understood the teacher.|I didn't understand the teacher.
  He can to swim very fast.|He can swim very fast.
  We must to leave early tomorrow.|We must leave early tomorrow.
  I want that you help me.|I want you to help me.
  She enjoys to read novels.|She enjoys reading novels.
  I'm interested on history.|I'm interested in history.
  They arrived to the airport late.|They arrived at the airport late.
  He goes to the school by foot.|He goes to the school on foot.
  My birthday is in Monday.|My birthday is on Monday.
  We get up at the morning.|We get up in the morning.
  I will call you when I will arrive.|I will call you when I arrive.
  If it will rain, we will stay at home.|If it rains, we will stay at home.
  I have seen him yesterday.|I saw him yesterday.
  She runned to the station.|She ran to the station.
  He teached me to play chess.|He taught me to play chess.
  The childrens are playing outside.|The children are playing outside.
  This shoes are too expensive.|These shoes are too expensive.
  She sings beautiful.|She sings beautifully.
  He drives very careful.|He drives very carefully.
  I feel me tired.|I feel tired.
  The book of my sister is on the desk.|My sister's book is on the desk.
  This is the car of Peter.|This is Peter's car.
  How many money do you have?|How much money do you have?
  There are too much people here.|There are too many people here.
  I lost the bus this morning.|I missed the bus this morning.
  Can you learn me English?|Can you teach me English?
  I look forward to see you.|I look forward to seeing you.
  I am used to wake up early.|I am used to waking up early.
  The news are very bad today.|The news is very bad today.
  Everybody know this actor.|Everybody knows this actor.
  He is the boy which won the race.|He is the boy who won the race.
  I'm boring in this class.|I'm bored in this class.
  She has been to Paris last year.|She went to Paris last year.
  My mother let me to go out.|My mother let me go out.
  The doctor gave me an advice.|The doctor gave me some advice.
  I recieved your letter.|I received your letter.
  We went in Italy last summer.|We went to Italy last summer.
  My neighbor's dog bark all night.|My neighbor's dog barks all night.
  I have much friends in Germany.|I have many friends in Germany.
  She don't remember my name.|She doesn't remember my name.
  We went to the mountains the last weekend.|We went to the mountains last weekend.
  He is more taller than his father.|He is taller than his father.
  I am studying here since September.|I have been studying here since September.
  The water is too much cold.|The water is too cold.
  He cutted the bread with a knife.|He cut the bread with a knife.
  Can you say me the time?|Can you tell me the time?
  I don't know what should I do.|I don't know what I should do.
  I prefer tea than coffee.|I prefer tea to coffee.
  There isn't some milk in the fridge.|There isn't any milk in the fridge.
  My parents lives in a small village.|My parents live in a small village.
  I am looking forward to meet you.|I am looking forward to meeting you.
  He asked me that I help him.|He asked me to help him.
  She is the most young teacher in our school.|She is the youngest teacher in our school.
  I bought this shoes in Italy.|I bought these shoes in Italy.
  How long time does it take?|How long does it take?
  He left the house without to close the door.|He left the house without closing the door.
  We was at the cinema last night.|We were at the cinema last night.
  Everybody are happy today.|Everybody is happy today.
  I have visited my grandmother yesterday.|I visited my grandmother yesterday.
  Let's to play cards.|Let's play cards.
  The car of my boss is very fast.|My boss's car is very fast.
  His cousin teach music at a school.|His cousin teaches music at a school.
  The bus stop in front of my house every morning.|The bus stops in front of my house every morning.
  Your sister look tired today.|Your sister looks tired today.
  Her hairs are blond.|Her hair is blond.
  He gave me a good advice.|He gave me some good advice.
  We bought new furnitures for the kitchen.|We bought new furniture for the kitchen.
  Last night we eat pizza with friends.|Last night we ate pizza with friends.
  Two days ago my uncle buy a boat.|Two days ago my uncle bought a boat.
  Yesterday I am very tired.|Yesterday I was very tired.
  Yesterday the weather is bad.|Yesterday the weather was bad.
  I am playing football every Saturday.|I play football every Saturday.
  He is usually getting up at six.|He usually gets up at six.
  My grandmother has seventy-five years.|My grandmother is seventy-five years old.
  I was born at 1998.|I was born in 1998.
  She was born on April.|She was born in April.
  My aunt is married with an Italian.|My aunt is married to an Italian.
  She speaks very well Spanish.|She speaks Spanish very well.
  I play every day the piano.|I play the piano every day.
  He drinks always coffee in the morning.|He always drinks coffee in the morning.
  She reads always before bed.|She always reads before bed.
  In my room are two windows.|In my room there are two windows.
  In our town have a big market.|In our town there is a big market.
  I bought a new trousers.|I bought a pair of new trousers.
  She wears a black glasses.|She wears a pair of black glasses.
  This bag is more heavy than mine.|This bag is heavier than mine.
  My bike is more fast than yours.|My bike is faster than yours.
  She is more tall than her mother.|She is taller than her mother.
  He is the most tall boy in the class.|He is the tallest boy in the class.
  Today is more cold than yesterday.|Today is colder than yesterday.
  This is the most cheap shop.|This is the cheapest shop.
  London is bigger that Madrid.|London is bigger than Madrid.
  My dog is older then his cat.|My dog is older than his cat.
  He is as tall than me.|He is as tall as me.
  I feel me bad after lunch.|I feel bad after lunch.
  We meet us every Friday.|We meet every Friday.
  I must concentrate me.|I must concentrate.
  The wife of my brother is a nurse.|My brother's wife is a nurse.
  The house of my parents is big.|My parents' house is big.
  This is the bag of Anna.|This is Anna's bag.
  How many water do you drink?|How much water do you drink?
  How many sugar do you need?|How much sugar do you need?
  I have not much friends.|I have not many friends.
  There is too many traffic here.|There is too much traffic here.
  I have few money.|I have little money.
  Can I borrow you my pen?|Can I lend you my pen?
  Could you borrow me some money?|Could you lend me some money?
  My father learned me to swim.|My father taught me to swim.
  The news are good.|The news is good.
  Maths are my favorite subject.|Maths is my favorite subject.
  My jeans is too small.|My jeans are too small.
  My trousers is dirty.|My trousers are dirty.
  The scissors is on the table.|The scissors are on the table.
  Everyone have a phone.|Everyone has a phone.
  Nobody want to help.|Nobody wants to help.
  Every student have a book.|Every student has a book.
  Each child get a present.|Each child gets a present.
  The woman which lives next door is nice.|The woman who lives next door is nice.
  I have a friend what speaks Chinese.|I have a friend who speaks Chinese.
  The film was very excited.|The film was very exciting.
  I am exciting about the trip.|I am excited about the trip.
  I have finished my work two hours ago.|I finished my work two hours ago.
  We have moved here in 2010.|We moved here in 2010.
  When have you bought this car?|When did you buy this car?
  They let us to stay.|They let us stay.
  My parents make me to study.|My parents make me study.
  She made me to cry.|She made me cry.
  I wait your answer.|I wait for your answer.
  Listen me, please.|Listen to me, please.
  He asked to me a question.|He asked me a question.
  She told that she was ill.|She said that she was ill.
  He said me hello.|He said hello to me.
  I explained him the problem.|I explained the problem to him.
  Tell to your brother to come.|Tell your brother to come.
  He phoned to his mother.|He phoned his mother.
  We discussed about the plan.|We discussed the plan.
  Let's discuss about it.|Let's discuss it.
  She entered in the room.|She entered the room.
  I answered to his letter.|I answered his letter.
  I'm good in maths.|I'm good at maths.
  She is afraid from dogs.|She is afraid of dogs.
  We are proud on our son.|We are proud of our son.
  He is bad in cooking.|He is bad at cooking.
  My room is full with books.|My room is full of books.
  He is famous with his songs.|He is famous for his songs.
  She is angry on me.|She is angry with me.
  I think in you every day.|I think about you every day.
  He dreams with a new car.|He dreams about a new car.
  She laughed of my joke.|She laughed at my joke.
  The ship arrived to London.|The ship arrived in London.
  I saw it in TV.|I saw it on TV.
  We go to work with the bus.|We go to work by bus.
  He came home on car.|He came home by car.
  I met him in the party.|I met him at the party.
  We were on Spain in August.|We were in Spain in August.
`;
