/** Questions about single tasks with data, models and maps; see `taskText.ts` for the format. */
export const dataTasks = `
@ data-analysis | sql quer*, write sql, writing sql, sql, query … database*, querying … database*, database queries | sql server, sql injection
Technical: You join two tables, and the total is suddenly larger than before. What has happened, and how do you check? + Several rows match one row + Counts rows and keys on both sides + Totals before and after each step - Removes the duplicates.
Situational: A colleague's query has been used for years, and you believe that it leaves out some cases. How do you make sure before you say so? + Finds single cases by hand + Asks what the rule was meant to be + Says what earlier figures it touches - Rewrites it.
Behavioral: Tell me about a question that sounded simple and was hard to answer from the database. What made it hard? + Meaning of fields, gaps, times + Checked a few cases against reality + Said how sure the answer was - The tables were badly built.

@ data-analysis | dashboard*, power bi, tableau, looker, business intelligence tool*, bi tool*, self-service analytics | vehicle*, dashboard camera*, automotive, threat*, alert*, monitors, monitoring
Situational: A manager asks for a dashboard with thirty figures on one page. What do you do? + Asks which decisions it serves + Few figures first, details behind them + Shows a draft early - Fits in all thirty.
Behavioral: Describe a report or dashboard of yours that nobody opened after a month. Why was that? + Looked at use and asked people + Names what they needed instead + Changed it or switched it off - People had no time.
Technical: How do you make sure that a figure on a dashboard still means the same a year later? + Definition written beside it + Checks for sudden jumps and gaps + An owner who tells of changes - The tool refreshes it daily.

@ data-analysis | data visuali*, visuali* … data, visuali* … results, charts and graphs, graphs and charts, infographic* … data
Situational: You are given a chart to approve that makes a small change look dramatic. What do you say to the person who made it? + Shows how the scale misleads + Asks what the reader should take away + Redraws it together - Approves it, the figures are right.
Technical: Which chart do people ask you for most often although it shows the matter badly? What do you offer instead? + Says what the eye cannot compare in it + A plainer form, with the reason + Lets them see both - Makes what they ask for.

@ data-analysis | data clean*, clean* … data, data cleans*, data quality, validat* … data, data validation, data integrity, data verification, deduplicat*, duplicate records | cyber*, security
Situational: Half of the entries in one field are empty. How do you decide whether you can still use that field? + Asks why they are empty + Whether the gaps follow a pattern + Says what it does to the result - Fills in the average.
Technical: The same place is spelled in forty ways in your data. How do you bring them together without joining what does not belong together? + Keeps the original entry + Rules for the clear ones, a look at the rest + Stops it at the point of entry - Replaces all similar ones.
Behavioral: Tell me about bad data whose source you managed to fix. Who entered it, and why was it wrong? + Went to where it arises + The form or rule made it likely + Fewer errors, by count - Corrected it every month.

@ data-analysis | ad hoc report*, ad-hoc report*, ad hoc analys*, ad-hoc analys*, ad hoc request*, ad-hoc request*, data request*, ad hoc quer*, custom reports
Situational: Somebody asks you for "all the data on last year". What do you ask before you start? + What they want to decide or show + Which cases, which dates + By when, and how exact - Sends everything.
Technical: What would you set up so that five departments do not keep asking for nearly the same figure? + Sees the common need + One definition that all agree on + Lets them fetch it themselves - Answers all three.

@ data-analysis | key performance indicator*, kpi report*, kpi dashboard*, define … kpis, develop … kpis, track … kpis, monitor … kpis, define … metrics, develop … metrics, identify … metrics, track … metrics, performance metrics, performance measures
Situational: A figure that is reported every month keeps getting better, and the people who do the work say that nothing has improved. How can that be? + The figure is worked toward, not the aim + Easy cases counted, hard ones moved + Looks at single cases and a second figure - They do not see the whole.
Technical: What makes a measure a bad one, even if it is easy to count? + Can be met without doing good + Nobody can influence it + Says what people would do to meet it - That it is not exact.

@ data-analysis | demand forecast*, forecast* … demand, forecasting model*, forecast model*, time series, trend analys*, analyz* data … trends, analys* of data … trends, data trends, trends in … data
Technical: A figure has risen for three months in a row. How can you tell whether that is a trend or chance? + Looks at years, season and usual swings + What else changed, how it is counted + Says what would show it next month - Three in a row is a trend.
Behavioral: Tell me about a forecast that was wrong. What had you built on that did not hold? + Names the assumption + Had given a range, or would now + Noticed it early enough to matter - Nobody could have known.

@ research | survey data, survey design, survey questionnaire*, questionnaire design, design … questionnaire*, designs … questionnaire*, designing … questionnaire*, design of … questionnaire*, survey research, survey result*, survey response*, survey question*, online survey*, employee survey*, design … surveys, designs … surveys, designing … surveys, design of … surveys, survey method*, opinion survey*, survey instrument*, response rate* | land survey*, topograph*, wildlife, boundary, geodetic, hydrograph*, soil*, field survey*, emergency
Situational: A question that is asked every year is badly worded. Do you mend it, although the years can then no longer be compared? + Asks both versions of part of the people + Weighs truth against the series + Says so wherever it is shown - Leaves it, for the series.
Technical: Nearly all answers to a question lie at four out of five. What can you learn from that, and what would you ask instead? + Politeness or habit, little to tell apart + Asks about a concrete case or a choice + Looks at who did not answer four - People are content.

@ data-analysis | statistical analys*, statistical model*, statistical method*, statistical technique*, statistical test*, regression analys*, regression model*, hypothesis test*, multivariate, statistical software, spss, biostatist*, statistical program*
Situational: Somebody takes three odd values out of the data, and the result becomes clear. What do you ask? + Whether the reason was there beforehand + Where the values came from + Shows the result with and without - Whether they are errors, then agrees.
Technical: Two things rise and fall together. What would you need before you say that one causes the other? + A third cause, the reverse, chance + Order in time, or a real trial + Says how sure one can be - A strong correlation.
Behavioral: When did you choose a simpler method than the one that people expected? What did it cost, and what did it bring? + Fitted the data and the question + Others could follow it + Checked that it changed nothing important - Had no time for the other.

@ research | sample size*, sample design*, statistical sampling, sampling frame*, probability sampl*, sampling design, survey sampl*
Situational: There is money for four hundred interviews, and somebody asks for reliable results for each of fifty districts. What do you tell them? + Shows how unsure eight per district are + Groups districts, or one question fewer + Lets them choose, knowing the price - Eight interviews in each.
Technical: How can a very large sample still be worse than a small one? + Who cannot get into it + Size does not cure a lopsided choice + Names a case or example - More is always better.

@ data-analysis | a/b test*, ab test*, split test*, online experiment*, controlled experiment*, product experiment*, growth experiment*, multivariate test*
Situational: After two days the new version is ahead, and people want to end the test and switch. What do you say? + Length was fixed beforehand + Early leads often vanish + Weekdays and first curiosity - Switches, since it wins.
Technical: An experiment ends in a draw between the old version and the new one. What do you take from it? + Too small to see, or truly none + Groups that moved in opposite ways + Cheaper version may win - The test was wasted.

@ web-content | google analytics, web analytics, site analytics, website analytics, website traffic, website metrics, clickstream, funnel analys*, website performance data
Situational: Half of the visitors to a website refuse to be counted. What can you still say about its use? + Compares with what the server sees + Ratios rather than totals, with care + Those who refuse may differ - Doubles the figures.
Technical: Many people leave a page after a few seconds. How do you find out whether that is bad? + What they came for on that page + Whether they found it at once + Watches or asks some of them - It is always bad.

@ data-engineering | data pipeline*, etl, elt, airflow, data ingestion, ingest* … data, data integration, integrat* … data sources
Situational: A system that sends you data every night has renamed a field, and nobody told you. How should your pipeline have behaved? + Stops or sets aside, does not guess + Tells the right person at once + Agreement with the sender for changes - Leaves the field empty.
Technical: A load breaks off halfway and is started again. How do you build it so that nothing is counted twice or lost? + Runs again with the same result + All or nothing for each part + Counts compared at both ends - Deletes by hand first.
Behavioral: Tell me about a data flow that had grown too fragile. What did you take out of it? + Knew who used which part + Fewer steps or copies + Ran old and new side by side - Added more checks.

@ data-engineering | data warehouse*, data model*, dimensional model*, star schema*, data mart*, data lake*, data lakehouse, snowflake, bigquery, redshift | warehouse worker*
Technical: A customer moves to another region in June. How do you store that so that last year's sales by region do not change? + Keeps both states with dates + Sales point to the state of their day + Asks which view people need - Overwrites the address.
Situational: Sales and finance each have their own idea of what a customer is, and you are to build one table. How do you go on? + Brings examples where they differ + Two named terms rather than a muddle + Somebody owns each definition - Takes the stricter one.

@ data-engineering | database administrat*, database performance, query optimi*, query performance, tune … database*, tuning … database*, database tuning, postgres*, mysql, mongodb, oracle database*, sql server, database monitoring, administer … database*
Situational: A report that took two seconds last week takes ten minutes today, and nobody has changed it. Where do you look? + Amount of data, plan, locks, statistics + What else runs at that time + Compares with last week's plan - Adds an index.
Situational: Somebody has deleted rows in the live database by mistake and tells you twenty minutes later. What do you do? + Stops what makes it worse + Restores beside it and copies back + Checks what used those rows meanwhile - Restores last night's backup over it.
Technical: Who should be able to change data directly in a live database, and how? + As few as possible, by named accounts + A second person and a recorded script + Tried on a copy first - The developers, they know it.

@ data-engineering | database design*, database schema*, relational database*, schema design, database develop*, design and develop databases, build databases, designing databases, design of databases, design databases, relational database design
Technical: You are to store addresses of people. Which decisions do you take before you create the first table? + Several per person, with dates + Other countries, odd formats + Who needs what, and what is not kept - One column for the address.
Behavioral: Tell me about a table or field that you wished had been designed differently from the start. What did it cost later? + Concrete case and its consequence + How it was changed while in use + Looks for this early now - Changes are normal.

@ data-engineering | data migration*, migrat* … data, data conversion*, convert* … data, transfer* … data … new system*, legacy data | cloud
Situational: A day before the switch to a new system, one record in a hundred does not fit into it. What do you do? + Looks for groups among them + Decides with the owners, not alone + None disappears without a list - Leaves them out.
Technical: How do you prove that everything arrived after a move from an old system to a new one? + Counts and sums on both sides + Single cases looked at by those who know them + Keeps the old one readable for a while - No error was reported.

@ data-engineering | big data, apache spark, pyspark, hadoop, databricks, kafka, streaming data, real-time data, large-scale data processing, distributed computing
Situational: A job over all the data takes nine hours, and one of a hundred parts takes eight of them. What do you suspect, and what do you do? + One key holds most of the data + Splits it or treats it apart + Measures before adding computers - Doubles the computers.
Technical: When is it worth getting figures by the second, rather than once a night? + What somebody would do with them at once + Cost and late corrections + Often every hour is enough - Faster is always better.

@ data-engineering | machine learning, train* … models on, deep learning, neural network*, predictive model*, predictive analytics, ml model*, pytorch, tensorflow, scikit-learn, data science model*
Situational: A colleague's model is right in 98 of 100 cases, and only two cases in a hundred are what you are looking for. What do you ask? + How many of the two it finds + Saying "no" always would score the same + Cost of a miss and of a false alarm - Whether it can reach 99.
Technical: Which question do you ask before you use machine learning for a problem at all? + What is decided with it, by whom + Whether a rule would do + Whether past data resemble the future - Which method is best.
Behavioral: Tell me about a pattern that a model had learned and that you did not want it to learn. How did you find it? + Looked at errors and single cases + Names the clue that gave it away + Changed data, not only settings - It was accurate enough.

@ data-engineering | mlops, deploy* … model*, model deployment, model monitoring, machine learning pipeline*, model drift, models in production, models into production, productioniz* … model*
Situational: Half a year after going live, the predictions have become worse, and no code was changed. How do you find out why? + Compares today's inputs with training data + The world, or a source, has changed + Checks whether the outcome is still measured - Trains it again.
Technical: What do you keep of every version of a model, so that you can explain one of its decisions a year later? + Data, code, settings, version + The input and output of that case + Who released it and on what tests - The model file.

@ data-engineering | natural language processing, large language model*, llm, llms, generative ai, chatbot*, prompt engineering, text mining, text classification
Situational: An assistant built on a language model gives wrong answers in a confident tone. How do you make that less likely, and noticeable? + Answers from given sources, shown + A set of real questions with checked answers + Lets it say that it does not know - Asks it to be careful.
Technical: How do you measure whether generated answers have become better after a change? + Fixed questions, judged without knowing which + Several judges who agree on criteria + Harm counted apart from style - Tries some questions.

@ data-engineering | computer vision, image recognition, object detection, image classification, data annotat*, annotat* data, annotat* … images, data label*, label* … training data
Situational: Three people label the same pictures, and they disagree on one in six. What do you do before you use the labels? + Looks at which ones and why + A clearer rule with examples + Measures agreement again - Takes the majority.
Technical: A program recognizes things well in your pictures and badly in those from the field. What may be different? + Light, angle, camera, season + Backgrounds that gave the answer away + Collects and tests pictures from there - It needs more pictures.

@ data-analysis | gis, arcgis, qgis, geospatial, spatial data, spatial analys*, geographic information system*, esri, geodatabase*
Technical: Two layers of a map do not fit, and everything is shifted by some yards. What do you look at first? + Reference system of each + How and how exactly each was taken + A point that is known on the ground - Moves one by hand.
Situational: Somebody wants to decide by your map on which side of a line a house lies. What do you tell them? + How exact the line really is + Made for which scale and purpose + Points to the binding source - The map shows it.

@ data-analysis | cartograph*, create maps, creat* … maps, produc* … maps, map production, digitiz* … maps, mapmaking, prepare maps, design maps, thematic map* | process maps, journey maps, heat maps, heatmaps, site maps, road maps, mind maps
Situational: A map of cases by county makes the largest counties look worst. What is misleading, and how do you show it instead? + Counts follow the number of people + Rates, with care where numbers are small + Area draws the eye - Uses lighter colors.
Technical: What do you leave off a map? + What the reader's question does not need + Fewer classes, fewer names + Checks it in print and in gray - Nothing that is known.

@ data-analysis | gps data, gps unit*, gps receiver*, collect … gps, gnss, remote sensing, satellite imagery, aerial imagery, lidar, drone imagery, aerial photo*
Situational: Back from the field, you see that some of the points lie in the middle of a lake. What do you do with the rest of the day's data? + Looks for a common cause + Checks some known points + Marks or repeats the doubtful ones - Deletes the ones in the lake.
Technical: An analysis of images from above says that forest has become grassland. How do you make sure that it has? + Season, shadow, cloud, other sensor + Checks places on the ground or by sharper images + Says how often it is wrong - Compares it by eye.

@ data-analysis | data governance, data dictionar*, data catalog*, data standards, data stewardship, data steward*, master data, metadata management
Situational: Nobody wants to be responsible for a set of data that everybody uses. How do you find an owner? + Who creates it and suffers from errors + Makes clear what the task is + Decision from above, if needed - Takes it on alone.
Technical: What must be written down about a set of data so that a stranger uses it rightly? + Source, meaning of fields, dates + Known gaps and what it cannot tell + Who may use it, whom to ask - The names of the columns.

@ data-analysis | de-identif*, anonymi* data, anonymiz* … data, pseudonymi*, disclosure avoidance, disclosure control, data sharing agreement*, share … sensitive data, statistical confidentiality
Situational: You are asked to publish a table, and one cell stands for two people in a small town. What do you do? + Sees that they could be recognized + Joins or hides cells, also by subtraction + Follows a fixed smallest number - Publishes, since there are no names.
Technical: Names and birth dates have been removed from a file. Why may that not be enough? + Rare combinations point to one person + Can be joined with other lists + Tries to recognize somebody oneself - It is enough.

@ data-analysis | pandas, jupyter, rstudio, r studio, r or python, python or r, r and python, python and r, r programming, reproducible analys*, reproducible research, reproducible code, stata, sas programming
Situational: An analysis of last year is to be repeated with new data by somebody who was not there. What must they find? + Raw data untouched, steps as code + Order to run it, and versions + The decisions and their reasons - The final file.
Technical: You change one step in the middle of a long analysis. How do you know what else has changed? + Runs everything from the start + Compares key figures before and after + Checks built into the steps - Looks at the end result.

@ data-analysis | advanced excel, excel macro*, vba, vlookup*, complex spreadsheet*, spreadsheet model*, excel model*, pivot table*, excel formula*, build … spreadsheets
Situational: Ten people fill in copies of the same spreadsheet, and each month you have to bring them together. What do you change? + Fixed choices in place of free text + One shared place instead of copies + Shows wrong entries while they type - Copies more carefully.
Technical: When has a spreadsheet become too much for a spreadsheet? + Several people change it at once + Nobody can check it any more + Names what to use instead - When it is slow.

@ data-analysis | customer segment*, churn analys*, retention analys*, cohort analys*, customer lifetime value, customer analytics, user behavior data, product usage data
Situational: Customers who use a certain feature stay longer, and somebody wants to push everybody into using it. What do you say? + Loyal ones may simply use more + A trial with a comparison group + Asks what the feature does for them - Agrees, the figures show it.
Technical: You are to divide customers into groups. How do you know that the groups are of any use? + Somebody would treat them differently + Stable when repeated, easy to explain + Large enough to act on - The method found five.

@ data-analysis | data collection tool*, data collection form*, data collection protocol*, data collection method*, data collection procedure*, collect* data, data collection and, conduct* data collection
Situational: Two people collect the same data, and one finds twice as many cases as the other. What do you do? + Lets both do the same cases + Finds the place where they read the rule differently + A clearer rule, earlier data checked - Takes the average.
Technical: What do you try out before you collect data for a month? + The whole way with a few cases + Whether the answers can be analyzed + What happens when something is missing - Whether the form is nice.

@ communication | present* … findings, present* … data, present* … analys*, present* … insights, data storytelling, communicate … insights, communicate … findings, communicate … analys*, explain … data, translate … data
Situational: You have five minutes with people who must decide, and your honest result is "it depends". What do you tell them? + On what it depends, in their words + What to do in each case + One recommendation, with its doubt - All the figures.
Behavioral: Tell me about a result that you presented and that was understood quite differently. What do you show first since then? + Saw what misled people + The answer before the method + Asks somebody to say it back - They were not listening.
`;
