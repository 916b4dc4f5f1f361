/** More English sentences with one mistake, and the same without it. */
export const moreMistakes = `
  The picture is in the wall.|The picture is on the wall.
  See you in Friday.|See you on Friday.
  The lesson starts in 9 o'clock.|The lesson starts at 9 o'clock.
  I get up on 7 o'clock.|I get up at 7 o'clock.
  In the weekend I sleep.|At the weekend I sleep.
  At the afternoon we play.|In the afternoon we play.
  We stayed there during two weeks.|We stayed there for two weeks.
  I study English since three years.|I have studied English for three years.
  I will come in two o'clock.|I will come at two o'clock.
  I don't know where is the station.|I don't know where the station is.
  Can you tell me what time is it?|Can you tell me what time it is?
  Do you know where does she live?|Do you know where she lives?
  She asked me what was my name.|She asked me what my name was.
  I wonder how old is he.|I wonder how old he is.
  Why you are crying?|Why are you crying?
  What you are doing?|What are you doing?
  When he comes home?|When does he come home?
  What time you get up?|What time do you get up?
  How you say this in English?|How do you say this in English?
  Where did you went?|Where did you go?
  Why didn't you called me?|Why didn't you call me?
  Does your mother works?|Does your mother work?
  Do she like tea?|Does she like tea?
  He don't like fish.|He doesn't like fish.
  I not understand you.|I don't understand you.
  She no have time.|She doesn't have time.
  I no can come.|I can't come.
  We didn't had money.|We didn't have money.
  You must not to smoke here.|You must not smoke here.
  You should to eat more.|You should eat more.
  I would like going home.|I would like to go home.
  I want to going out.|I want to go out.
  She wants buy a dress.|She wants to buy a dress.
  I finished to read the book.|I finished reading the book.
  They decided going to Italy.|They decided to go to Italy.
  I hope seeing you soon.|I hope to see you soon.
  I don't mind to wait.|I don't mind waiting.
  She avoids to eat meat.|She avoids eating meat.
  He went out without to say goodbye.|He went out without saying goodbye.
  Thank you for help me.|Thank you for helping me.
  I'm tired of to work.|I'm tired of working.
  Before to sleep I read.|Before sleeping I read.
  I go to the market for buy fruit.|I go to the market to buy fruit.
  I came here for to study.|I came here to study.
  I study for to be a doctor.|I study to be a doctor.
  It's difficult learn Russian.|It's difficult to learn Russian.
  If I would be rich, I would travel.|If I were rich, I would travel.
  If he will come, tell me.|If he comes, tell me.
  I'll wait until you will finish.|I'll wait until you finish.
  He goed to the shop.|He went to the shop.
  She buyed a coat.|She bought a coat.
  We have ate already.|We have eaten already.
  I have forgot my keys.|I have forgotten my keys.
  He has broke his leg.|He has broken his leg.
  The letter was wrote by my aunt.|The letter was written by my aunt.
  He falled off his bike.|He fell off his bike.
  I have two childs.|I have two children.
  There were many womans.|There were many women.
  My foots hurt.|My feet hurt.
  I have three knifes.|I have three knives.
  The tomatos are red.|The tomatoes are red.
  I like babys.|I like babies.
  Two boxs are heavy.|Two boxes are heavy.
  She studys at night.|She studies at night.
  He trys to help.|He tries to help.
  She gos to school by bus.|She goes to school by bus.
  I am writting a letter.|I am writing a letter.
  He is runing fast.|He is running fast.
  We are comming tomorrow.|We are coming tomorrow.
  He stoped the car.|He stopped the car.
  I have an appointment tommorow.|I have an appointment tomorrow.
  This is beautifull.|This is beautiful.
  My freind is here.|My friend is here.
  I beleive you.|I believe you.
  It's a diffrent book.|It's a different book.
  We live togheter.|We live together.
  I love my familly.|I love my family.
  He is studing medicine.|He is studying medicine.
  I go to beach on Sundays.|I go to the beach on Sundays.
  We have dog and two cats.|We have a dog and two cats.
  He is good boy.|He is a good boy.
  I play guitar very good.|I play guitar very well.
  He cooks very good.|He cooks very well.
  She dances wonderful.|She dances wonderfully.
  The soup tastes well.|The soup tastes good.
  She is a carefully driver.|She is a careful driver.
  I eat usually at home.|I usually eat at home.
  I have a car new.|I have a new car.
  It was a day beautiful.|It was a beautiful day.
  She has eyes blue.|She has blue eyes.
  They live in a house old.|They live in an old house.
  Yesterday came my uncle.|Yesterday my uncle came.
  Always I drink tea.|I always drink tea.
  I have been never to Japan.|I have never been to Japan.
  She gave to me the book.|She gave the book to me.
  He gave the book me.|He gave the book to me.
  Me like pizza.|I like pizza.
  Him is my brother.|He is my brother.
  I saw he at school.|I saw him at school.
  This is for she.|This is for her.
  Her is my sister.|She is my sister.
  Mine house is small.|My house is small.
  Is this your's?|Is this yours?
  That book is my.|That book is mine.
  These is my friends.|These are my friends.
  This are my shoes.|These are my shoes.
  That apples are green.|Those apples are green.
  These book is old.|This book is old.
  I like this shoes.|I like these shoes.
  Other people is waiting.|Other people are waiting.
  I need a scissors.|I need a pair of scissors.
  He has much money and many luck.|He has much money and much luck.
  I made my homework.|I did my homework.
  She makes the shopping on Mondays.|She does the shopping on Mondays.
  Let's do a party.|Let's have a party.
  He told a question.|He asked a question.
  I want to tell you a question.|I want to ask you a question.
  I have lost the train.|I have missed the train.
  Open the TV, please.|Turn on the TV, please.
  Close the light.|Turn off the light.
  I know him last year.|I met him last year.
  Look the sky!|Look at the sky!
  I see TV every evening.|I watch TV every evening.
  Remember me to buy milk.|Remind me to buy milk.
  He says always the truth.|He always tells the truth.
  We go to home.|We go home.
  I'm at the home.|I'm at home.
  She goes to the bed at ten.|She goes to bed at ten.
  My father is at the work.|My father is at work.
  The life is short.|Life is short.
  He plays the tennis.|He plays tennis.
  The Spain is beautiful.|Spain is beautiful.
  I speak the English.|I speak English.
  I live in United States.|I live in the United States.
  It is first time I see it.|It is the first time I see it.
  Sun is shining.|The sun is shining.
  Please give me glass of water.|Please give me a glass of water.
  I have headache.|I have a headache.
  I need to make a decision important.|I need to make an important decision.
  I haven't seen nobody.|I haven't seen anybody.
  I don't go nowhere.|I don't go anywhere.
  I am not agree.|I don't agree.
  Are you agree?|Do you agree?
  I am interesting in music.|I am interested in music.
  It depend on you.|It depends on you.
  He has 20 years old.|He is 20 years old.
  How many years has he?|How old is he?
  I have cold.|I am cold.
  I have hungry.|I am hungry.
  I am hunger.|I am hungry.
  She has right.|She is right.
  It makes cold today.|It is cold today.
  It rains now.|It is raining now.
  Usually I am going to work by car.|Usually I go to work by car.
  I am wanting a coffee.|I want a coffee.
  She is liking chocolate.|She likes chocolate.
  I am know him.|I know him.
  He is work in a bank.|He works in a bank.
  They are live here.|They live here.
  I did not slept.|I did not sleep.
  My aunt has bought this house in 1999.|My aunt bought this house in 1999.
  When I was child, I lived in Kazan.|When I was a child, I lived in Kazan.
  He is playing guitar since he was ten.|He has been playing guitar since he was ten.
  Is there any supermarkets near here?|Are there any supermarkets near here?
  There was many cars on the road.|There were many cars on the road.
  She is my the best friend.|She is my best friend.
  I gave him some good advices.|I gave him some good advice.
  My luggages are heavy.|My luggage is heavy.
  I have lost the my umbrella.|I have lost my umbrella.
  Her husband is more old than she.|Her husband is older than she.
  We enjoyed very much the concert.|We enjoyed the concert very much.
  I am living in Ankara, but I was born at Izmir.|I am living in Ankara, but I was born in Izmir.
  Let's go to swimming.|Let's go swimming.
  He works as engineer.|He works as an engineer.
  My brother can plays chess.|My brother can play chess.
  Do you can help me?|Can you help me?
  Her eyes is green.|Her eyes are green.
  She has green eye.|She has green eyes.
  You should to see a doctor.|You should see a doctor.
  How is called this fruit?|What is this fruit called?
  I hate to get up early on the mornings.|I hate to get up early in the mornings.
  The baby is crying because he hungry.|The baby is crying because he is hungry.
  I will can swim next year.|I will be able to swim next year.
  They was very tired.|They were very tired.
`;
