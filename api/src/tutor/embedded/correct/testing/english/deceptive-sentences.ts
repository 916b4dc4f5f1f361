/** Right English sentences that look like wrong ones. */
export const deceptiveSentences = `
  There were three grey hairs on his jacket.
  Yesterday's bread is still good.
  She is always losing her keys.
  I am used to cold winters.
  I used to live near the sea.
  He is being very careful.
  The soup smells good and looks nice.
  She looked at me angrily and then looked tired.
  I'm boring you, I know.
  Let him go home.
  They made us wait outside.
  We waited half an hour for the bus.
  I have had this watch since I was ten.
  Since you are here, help me.
  I don't know where he lives.
  Tell me what you want.
  Could you tell me when the film starts?
  I will ask him when he will arrive.
  I wonder if it will rain.
  The police are looking for the thief.
  Five euros is enough.
  My glasses are on the desk.
  Both of my parents work at night.
  One of my friends lives in Rome.
  Neither of them likes fish.
  I suggested that he see a doctor.
  The people of Spain like football.
  The end of the film was sad.
  A friend of my sister's called me.
  The more you read, the better you write.
  She is the elder of the two.
  He works hard and hardly rests.
  Never have I seen such a big dog.
  I don't want anything, and nobody asked me.
  Nothing in this shop isn't expensive.
  He likes being alone in the evening.
  At night the streets are empty.
  On the morning of the exam I was ill.
  I go to the school where my mother works.
  She went to the hospital to visit a friend.
  The rich have more time than the poor.
  This time next week we will be flying home.
  I stopped to buy some milk.
  I stopped buying milk there.
  Try to open it, or try pushing it.
  I look forward to the holidays.
  He ran a marathon and lost the race.
  I lost my bus ticket this morning.
  She said to me that she was busy.
  Who lives here and who do you know?
  Never you mind what they say.
  She is usually working at ten at night.
  It is two years ago now.
  I do plan to visit you, and please do call.
  He was more sad than angry.
  What kind of music is it, and who is singing?
  I asked my teacher which was better.
  On the Saturday evening we left.
  I had a door open all night.
  A day later it was a mile long.
  It's a really fun game for children.
  She told my brother to come.
  The news is on at nine and my jeans are wet.
  I am getting better every day.
  I have always liked tea, and I can always make some.
  He gave the man his book and me his pen.
  Remember me to your mother.
  She was thought lost, but was found by the sea.
  I know what it is and where he was.
  Because of my job I read last week's papers.
  The dog barks all night and sleeps in the garden.
  The school bus stops here.
  The train ride to the coast was long.
  My brother's work is hard.
  She has been waiting for an hour.
  I gave her the book yesterday.
  He showed the police the way home.
  The book of my dreams is still unwritten.
  The name of the street is on the map.
  The parents of my students came.
  I like the way she sings.
  We see every day how he works.
  He always has a good answer.
  They usually go there, but today they are staying at home.
  I am reading this book every evening this week.
  I'm having a party with two friends.
  He is always complaining.
  He's getting taller every month.
  Look! It is snowing.
  Yesterday my brother cut his hand.
  Last week they set the table outside.
  Last year's results are good.
  The shop on the corner was closed yesterday.
  We live in the house that my uncle built in 1990.
  Many people like this film.
  English people drink a lot of tea.
  This is the reason why we are here.
  These sheep are white, and this series is great.
  Those were good times.
  The news is on at six.
  Physics is hard, and so is maths.
  He has few friends and little time.
  How many bottles of water do you need?
  There are too many water bottles.
  I found two hairs in my soup.
  She needs a friend she can trust.
  I don't know who is coming.
  Do you know what happened?
  I know how old he is.
  What time does the train leave?
  How often do you see him?
  What he is doing is dangerous.
  Which book you choose is up to you.
  The letter was found by my aunt.
  The man who teaches us lives next door.
  I asked the teacher which book was best.
  He told me what people think.
  She did not need help.
  It does not matter.
  Thank you for your help.
  Thank you for dinner and for everything.
  I'm sorry for him.
  Because of the weather we stayed.
  The picture in the hall is old.
  There is a hole in the wall.
  He laughed on his way home.
  I dreamed with my eyes open.
  He learned us all by heart.
  Can I borrow your pen?
  She remembered me from school.
  You have the right to know.
  The weather was nice, and the sun was shining.
  I have a cold and a headache.
  Have coffee with us.
  I'd like a glass of water.
  In my street there is a bakery.
  In this house lived a poet.
  Her luggage is heavier than yours.
  Let's do lunch on Friday.
  We do plan trips together.
  I made a cake and took a trip.
  She made the trip in a day.
  I asked him that question.
  There isn't something for everyone here.
  It is too much for me.
  He is too much of a gentleman.
  I visited them in the last week of May.
  It was the last summer of the war.
  He's too young and she's too old.
  My favourite animal is the dog.
  I have never been to Japan.
  She plays the piano very well.
  She is a very early riser and a fairly good cook.
  He wants a house big enough for ten.
  It was a meeting important to both sides.
  He has eyes like his mother.
  We met at the station.
  I knew her in 2010.
  When I was a child, I swam every day.
  I could not sleep.
  They have lived here for three years.
  She is my best friend.
  He called his boss's wife.
  Anna's car is red and Peter is tall.
  He was in Cuba in 1999.
  You see, he is ill because he works too much.
  The children want to play.
  Some of my friends like cats, and others dogs.
  I think that he is right and you are wrong.
  The glasses are on the table.
  Everyone has to go.
`;
