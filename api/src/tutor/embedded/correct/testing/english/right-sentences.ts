/** Right sentences that look like wrong ones: no rule may correct them. */
export const rightSentences = `
  He must have two brothers.
  Does your sister work in a bank?
  I saw my sister work in the garden.
  The news is good today.
  The police are looking for him.
  My family are coming on Sunday.
  I have twenty years of experience.
  I am living in London this year.
  She used to live here.
  I am used to the noise.
  I used a knife to cut the bread.
  He stopped to buy a newspaper.
  I like to read in the evening.
  I saw the man who was here yesterday.
  Do you know who lives here?
  I don't know what happened.
  Tell me what you want.
  I wonder if it will rain tomorrow.
  I don't know when he will come.
  She is the doctor who helped me.
  He works as a driver.
  She is in hospital.
  I go to bed at ten.
  He is at school now.
  I went to the school to meet the teacher.
  We had a nice dinner yesterday.
  The life of a doctor is hard.
  I told him that I was busy.
  He said that she was at home.
  He said to me that he was tired.
  I would like some information, please.
  A good piece of advice is useful.
  How much time do you have?
  How many times did you call?
  There is a table and two chairs in the room.
  There are a lot of people here.
  Who called you last night?
  What happened to your car?
  Which bus goes to the centre?
  I have been to London three times.
  I have lived here since 2019.
  I saw him yesterday.
  I have seen him today.
  She looks beautiful in this dress.
  The soup smells good.
  He is a fast runner and runs fast.
  She works hard and he hardly works.
  I feel bad about it.
  I am bored because the film is boring.
  He is a boring man.
  The train leaves at six tomorrow.
  One of my best friends lives in Spain.
  Every day we go to the park.
  He is an honest man and works at a university.
  She spent an hour in a European city.
  If you would like to come, call me.
  Nobody came, and I didn't see anybody.
  He made me laugh and let me go home.
  Would you mind if I opened the window?
  The dog is happy because it's got its food.
  He said her name was Anna.
  She says her brother is ill.
  I was told that he was ill.
  Ask the teacher what you should do.
  Ask the teacher which book is better.
  Don't touch the piano.
  His visit to London was short.
  He gave his phone to me.
  I made a call to him.
  He gave a kiss to his mother.
  The dog answered to the name of Max.
  I share a dream with you.
  The police searched his bag.
  I have learned a lot in the last year.
  In the next week we will visit them.
  I am worried for my son.
  They had to take a decision quickly.
  Is cold water good for you?
  Is dark chocolate healthy?
  How is a cat like a dog?
  All the days of the week have names.
  The peoples of Siberia speak many languages.
  Many peoples live in the Caucasus.
  We make sports fun for children.
  I can make my homework easier.
  He has been told that we are here.
  The answer is that one must try.
  I had the car painted red.
  She lets her children play outside.
  I saw that he and she go together.
  They made a decision that he go home.
  The first thing I do is drink water.
  Are you ready for work tomorrow?
  He is used to work.
  Without work life is hard.
  Thank you for help.
  What he wants is money.
  When I was told it, I laughed.
  The two bus drivers talked.
  I gave every news story a title.
  Do you know what time it is?
  We walk to home games.
  She can only can fish.
  She has had enough.
  I used to like playing.
  Why don't you come with us?
  Where he lives is a secret.
  What you need is sleep.
  If he were rich, he would travel.
  If it were cold, I would stay.
  It is important that he be here.
  I suggested that she go home.
  I need to put it here.
  The news are on at six.
  Tell me about it.
  I will be there by then.
  They like being told that he is good.
  No one told me.
  Many a man tried.
  That was a long time ago.
  Those two hundred people left.
  The public were happy.
  Each of us has a car.
  I have had it since last year.
  He often is late.
  I always have been happy.
  He is always late.
  I never have time.
  A friend of mine came.
  My brother's friend called.
  She's lived here for years.
  She's worked here since 2010.
  He's gone.
  The dog's gone.
  Let him in.
  Make it work.
  I saw them go.
  I heard her sing.
  I have a cold and I have to sleep.
  She has reason to be angry.
  He had no reason.
  They have sleep problems.
  The party was boring, so we went home.
  I was surprised at the news.
  He is interesting because he travels a lot.
  The teacher was tired after the lesson.
  I know him well.
  He did it very good-naturedly.
  The room was very quiet.
  I want it quick and easy.
  Keep it nice and quiet.
  I like my coffee very hot.
  She felt bad in the morning.
  I work in a good hospital.
  He plays the good guy in the film.
  It was good to work with him.
  This cake is very good for children.
  It's food for thought.
  I think it's food.
  He's in their house.
  Its tail is long.
  Your very kind offer was good.
  Their very old car is red.
  Their playing was wonderful.
  She came to me.
  I gave it to you.
  I want to quiet the baby.
  The quiet big man left.
  My brother and friend Tom came.
  My father figure was my uncle.
  I saw my sister house the cat.
  The choice is theirs.
  It's up to her.
  Whose is it?
  They told us who he was.
  The people I work with he knows.
  He is the one I love, she said.
  Let them go.
  Me and my brother play football.
  I gave him his book.
  Is important work done here?
  Was late summer warm?
  Because important people came, we left.
  If cold, drink tea.
  I, too, like it.
  They both very much like it.
  The one in the middle is mine.
  My house in London.
  What a beautiful day!
  What about your brother?
  Where to?
  How about my idea?
  What the children did was wrong.
  Where the road ends there is a house.
  When my brother works, he listens to music.
  Why do you think he left?
  How much does this cost?
  How much bread is left?
  Where is my brother and what does he do?
  Which of your parents lives here?
  Do you think he can swim?
  I do not know.
  No pain, no gain.
  He not only sings but also dances.
  She not only likes tea but coffee too.
  You can't not go.
  She could have come.
  I will, must and can do it.
  I am not interested to know.
  This knife is used to cut bread.
  It is used to make cheese.
  He was used to being alone.
  They were used to help poor people.
  I stopped to talk to him.
  I go to swimming lessons on Mondays.
  I like cooking and hate cleaning.
  I love sleep.
  I would like coffee, please.
  I'd like both, please.
  What would you like to drink?
  It is nice and warm.
  It was cool go-karting.
  It is best to go home.
  I saw him leave.
  I told him the truth.
  I asked him about work.
  I want that one.
  I need that book.
  I would like that.
  I know that she needs that book.
  I'm understanding it better now than before.
  My parents let me go to bed late.
  The life of my grandmother was hard.
  The life is good there, he said.
  I met the Paris team.
  We love the London of our youth.
  The Turkey of today is different.
  I love the Spanish.
  She is from a Spanish family.
  Have a breakfast bar.
  I had a dinner party on Friday.
  We walked to the beach and back to school.
  She is good with children.
  He was young and happy.
  They live in old houses.
  She is a real friend.
  The film is great fun.
  It is warm water.
  He is old enough to drive.
  I saw the same film.
  It was so good of you to come.
  He has so much money.
  It was so cold we left.
  I am at the home of my friend.
  This is the best day of my life.
  It is best friend material.
  He is most kind.
  She gave me another apple.
  The most of it is done.
  Most of us like it.
  Some of them left.
  A lot has changed.
  I slept a lot yesterday.
  I love my family a lot too.
  He works hard and she works harder.
  He hardly works.
  I have hardly any money.
  We enjoyed it very much.
  The meal we enjoyed at the hotel was cheap.
  I enjoyed the party at your house.
  I washed my hair.
  I feel like a new man.
  I feel myself again.
  My father, he is a good man.
  My mother has a sister.
  My friend he met in Rome called.
  The book that I read is good.
  Nobody likes it.
  Nobody knows nothing about love.
  Never mind.
  I never do it.
  Neither of them came.
  I like neither.
  I don't like this, nor do I like that.
  I can't live with no money.
  I am living here until May.
  I have known him for years.
  I know a place for ten people.
  She lives in a house for two years' rent.
  He lives for football.
  Do you know what happened yesterday?
  Do you want to tell me about yesterday?
  I don't know what I did yesterday.
  I don't remember last night.
  My father remembers last summer well.
  Have you been here long?
  When have you ever helped me?
  I will ask him when he will come.
  Let me know if you will come.
  I don't know if it will rain.
  I will be happy if you come.
  These jeans are new, and those shoes are old.
  I like people.
  I know that people like music.
  He said that people were nice.
  This means war.
  This is it.
  He likes this sports club.
  It costs two hundred dollars.
  Hundreds of people came.
  A jeans shop opened here.
  Two English teachers came.
  There are five big dog houses.
  Others think so.
  He told others stories about his life.
  They have greens for lunch.
  She sings the blues.
  The blues singer was good.
  The wolf's teeth are big.
  He foots the bill.
  I have a few friends.
  A few minutes later he left.
  I have some good news.
  What a nice piece of music!
  It was hard work.
  A homework machine would be great.
  That's a good information system.
  I made my bed and did my homework.
  You can do a party trick.
  What do mistakes teach us?
  Do photos help you remember?
  I opened the light blue box.
  He lost the train set.
  We missed the bus.
  Did noise wake you up?
  He looked the teacher in the eye.
  I see TV as a waste of time.
  I said hello to her.
  Tell her hello from me.
  Tell me how to explain it to them.
  I explained to him why I left.
  Describe me in one word.
  He can play the piano.
  She touched the guitar and smiled.
  I can hear you here.
  He is right here.
  She came by the house.
  The week was long.
  He is very weak.
  He sat on the quiet beach.
  You lose some, you win some.
  My pants are too loose for me.
  I like to write right after lunch.
  They know no one.
  I have no idea who no one is.
  We won one game.
  Though I am tired, I will come.
  We were where we are now.
  They, where possible, help.
  Wear clothes that are warm.
  I asked whether she was there.
  He lives near the sea.
  Can you see the sea?
  She works hard to meet him.
  I eat meat at home.
  We left by a side door.
  I won't finish the report until Monday.
  I will stay here until Monday.
  We have to wait until tomorrow.
  I wish it would stop.
  I wish I could swim.
`;
