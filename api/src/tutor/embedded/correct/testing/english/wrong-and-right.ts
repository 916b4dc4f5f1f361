/** Everyday sentences of learners with one fault, and the same without it. */
export const wrongAndRight = `
  He have two brothers.|He has two brothers.
  My sister work in a bank.|My sister works in a bank.
  The children is in the garden.|The children are in the garden.
  People is very friendly here.|People are very friendly here.
  I am agree with you.|I agree with you.
  She is a best student in the class.|She is the best student in the class.
  I have twenty years.|I am twenty years old.
  I am living here since 2019.|I have been living here since 2019.
  He goed to school yesterday.|He went to school yesterday.
  I didn't went to work.|I didn't go to work.
  Did you saw the film?|Did you see the film?
  She can to swim.|She can swim.
  I must to go now.|I must go now.
  I want that you help me.|I want you to help me.
  She is doctor.|She is a doctor.
  I bought an new car.|I bought a new car.
  He is a honest man.|He is an honest man.
  I need informations about the trip.|I need information about the trip.
  Can you give me an advice?|Can you give me some advice?
  There is many people in the park.|There are many people in the park.
  How much apples do you want?|How many apples do you want?
  I don't have many money.|I don't have much money.
  I have been in London last year.|I was in London last year.
  I listen music every day.|I listen to music every day.
  We arrived to the station late.|We arrived at the station late.
  She is married with a teacher.|She is married to a teacher.
  It depends of the weather.|It depends on the weather.
  I am good in tennis.|I am good at tennis.
  My birthday is in Monday.|My birthday is on Monday.
  The lesson starts on 9 o'clock.|The lesson starts at 9 o'clock.
  I was born at 1995.|I was born in 1995.
  I don't know where is the station.|I don't know where the station is.
  Where you live?|Where do you live?
  What means this word?|What does this word mean?
  Why she is crying?|Why is she crying?
  I like very much this song.|I like this song very much.
  She speaks very good English and sings beautiful.|She speaks very good English and sings beautifully.
  He drives very careful.|He drives very carefully.
  My car is more fast than yours.|My car is faster than yours.
  This book is more better.|This book is better.
  Tom is taller that me.|Tom is taller than me.
  I don't know nothing about it.|I don't know anything about it.
  Nobody didn't come to the party.|Nobody came to the party.
  He not likes fish.|He doesn't like fish.
  She don't like coffee.|She doesn't like coffee.
  My father he is a driver.|My father is a driver.
  Is raining today.|It is raining today.
  I enjoy to read books.|I enjoy reading books.
  He stopped to smoking last year.|He stopped smoking last year.
  I am interested to learn English.|I am interested in learning English.
  I look forward to see you.|I look forward to seeing you.
  I am used to get up early.|I am used to getting up early.
  The film was very bored.|The film was very boring.
  I am boring at school.|I am bored at school.
  He said me that he was tired.|He told me that he was tired.
  She told that she was busy.|She said that she was busy.
  Can you borrow me your pen?|Can you lend me your pen?
  I made a photo of the sea.|I took a photo of the sea.
  She does many mistakes.|She makes many mistakes.
  I lost the bus this morning.|I missed the bus this morning.
  Open the light, please.|Turn on the light, please.
  I will explain you the rule.|I will explain the rule to you.
  I went to home early.|I went home early.
  Yesterday I go to the cinema.|Yesterday I went to the cinema.
  I have seen him yesterday.|I saw him yesterday.
  When I will arrive, I will call you.|When I arrive, I will call you.
  If it will rain, we will stay at home.|If it rains, we will stay at home.
  If I would be rich, I would travel.|If I were rich, I would travel.
  She has three childs.|She has three children.
  My foots hurt.|My feet hurt.
  These shoes is too small.|These shoes are too small.
  This jeans are expensive.|These jeans are expensive.
  I like this pictures.|I like these pictures.
  Every students have a book.|Every student has a book.
  One of my friend lives in Spain.|One of my friends lives in Spain.
  I have two big dog.|I have two big dogs.
  I like red cars and blues cars.|I like red cars and blue cars.
  He is my brother friend.|He is my brother's friend.
  The life is beautiful.|Life is beautiful.
  We had a dinner at seven.|We had dinner at seven.
  The Moscow is a big city.|Moscow is a big city.
  I live in the Turkey.|I live in Turkey.
  I am from Spanish.|I am from Spain.
  I can speak english good.|I can speak English well.
  She is more taller than me.|She is taller than me.
  I washed me this morning.|I washed this morning.
  We enjoyed at the party.|We enjoyed ourselves at the party.
  Their going to the beach tomorrow.|They're going to the beach tomorrow.
  Your welcome to stay here.|You're welcome to stay here.
  The dog is eating it's food.|The dog is eating its food.
  I recieved your letter yesterday.|I received your letter yesterday.
  My freind is very tall.|My friend is very tall.
  I am very tired becouse I worked a lot.|I am very tired because I worked a lot.
  I am studing English now.|I am studying English now.
  I didn't sleep good last night.|I didn't sleep well last night.
  Our neighbours has a new baby.|Our neighbours have a new baby.
  Does the shop opens on Sundays?|Does the shop open on Sundays?
  My grandmother cook very well.|My grandmother cooks very well.
  He buyed a ticket for the concert.|He bought a ticket for the concert.
  I must to finish my homework tonight.|I must finish my homework tonight.
  We have visited Rome two years ago.|We visited Rome two years ago.
  She is waiting the train.|She is waiting for the train.
  I'm not agree with my boss.|I don't agree with my boss.
  There was three eggs in the fridge.|There were three eggs in the fridge.
  I want buy new shoes.|I want to buy new shoes.
  Can you tell me where is the toilet?|Can you tell me where the toilet is?
  My room is more small than your room.|My room is smaller than your room.
  I have been born in Ankara.|I was born in Ankara.
  He is the most young player in the team.|He is the youngest player in the team.
  We went to swim at the Saturday.|We went to swim on Saturday.
  The kids is playing outside.|The kids are playing outside.
  She asked me where did I live.|She asked me where I lived.
  You should to see a doctor.|You should see a doctor.
  I put always sugar in my tea.|I always put sugar in my tea.
  How long time does it take?|How long does it take?
  This soup tastes deliciously.|This soup tastes delicious.
  He has much friends in Berlin.|He has many friends in Berlin.
  I forgot to bring mine umbrella.|I forgot to bring my umbrella.
  I'm going to home now.|I'm going home now.
  Who did break the window?|Who broke the window?
  We are living in a apartment near the sea.|We are living in an apartment near the sea.
  I bought this jacket since three days.|I bought this jacket three days ago.
  My sister is afraid from spiders.|My sister is afraid of spiders.
  I will finish the report until Monday.|I will finish the report by Monday.
  I wish I would be taller.|I wish I were taller.
  I wish I would go there.|I wish I could go there.
  I wish I have more time.|I wish I had more time.
`;
