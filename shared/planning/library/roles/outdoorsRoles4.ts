/**
 * Remote sensing technician. See `roleText.ts` for the format.
 */
export const outdoorsRoles4 = `
# Remote sensing technician | remote sensing technician*, remote sensing*, imagery analyst*, image analyst … satellite, photogrammetr*, lidar*, satellite image*, earth observation*, imagery scientist*, imagery technician*, geospatial imagery*, remote sensing analyst*, remote sensing scientist*, imagery specialist*, photo interpreter* | sales*, engineer … software, professor*, postdoc*, medical*, radiolog*
@ Choosing and preparing data
Technical [image*, data, satellite*, sensor*, remote sensing, aerial, acqui*]: How do you choose imagery for a question such as "how much forest was lost here"? + Detail, dates and bands + Clouds and season + Cost and field data - Newest picture.
Situational [image*, data, process*, quality, cloud*, correct*, sensor*]: The only images for the needed date are partly covered by clouds or haze. What do you do? + Masks and other dates or sensors + Tells what is lost + States the effect - Fills by guess.
Technical [process*, correct*, georef*, orthorect*, data, mosaic*, calibrat*]: What do you check before you compare two images taken years apart? + Same position and scale + Light, season and sensor + Corrections noted - Same colors.
Technical? [orthorectif*, georeferenc*, radiometric, atmospheric correction, mosaic*, photogramm*, image processing]: A new image lies some meters beside the map. How do you find and correct the shift? + Control points and terrain + Coordinate system and sensor model + Independent points as check - Moves it by hand.
@ Analysis and accuracy
Technical? [classif*, land cover, vegetation, thematic, accuracy assess*, mapping]: A land cover map looks good on screen. How do you find out how accurate it is? + Independent ground points + Error for each class + Says where it fails - By eye.
Situational [analy*, interpret*, identif*, change*, image*]: An image shows a change that could be important or only a shadow. You are asked for an answer now. What do you say? + Likely and unlikely stated + Second date or source + No false certainty - Picks one.
Behavioral [analy*, map*, project*, interpret*, data, problem*, research]: Tell me about a result from images or map data that turned out wrong. How did you find out? + Checked against reality + Cause found + Changed method - Never.
Technical [quality, accura*, check*, error*, standard*, review*, validat*]: How do you check work of your own before it is delivered as a map or data set? + Sample against source + Edges, gaps and units + Fresh eyes - Opens the file.
Technical? [machine learning, deep learning, neural network*, ai, object detection, training data]: A model finds objects well in one region and badly in another. What do you look at? + Training data of both regions + Sensor, season and background + Separate test data - Longer training.
Technical? [sar, radar, insar, hyperspectral, multispectral, thermal]: When do you use radar or other special sensors, although they are harder to read than normal images? + Clouds, night or property not visible + Noise and geometry known + Checked with other data - Whenever available.
@ Data handling and users
Technical [data, storage, metadata, document*, archiv*, database*]: What do you record with a processed image so that a colleague can repeat your steps? + Source and date + Steps, settings and versions + Known limits - File name.
Situational [client*, request*, user*, deadline*, project*, communicat*, support*]: A user asks for a map that the images cannot support in such detail. How do you respond? + Asks for the purpose + Shows limits with an example + Offers another way - Makes it.
Behavioral [communicat*, team*, collaborat*, present*, user*, scientist*]: Describe how you explained a map or image to people who were not used to reading one. + Started with their place + Simple legend and example + Checked understanding - Technical terms.
Situational? [pipeline*, batch, large volume*, automat*, large data*, processing]: A long processing run fails in the night before delivery. What do you do? + Finds the step, saves results + Smaller or partial delivery + Tells user early - Runs it again.
Behavioral [software, script*, automat*, process*, improv*, tool*, efficien*]: Give me an example of a repeated data task that you made faster or safer. How did you check the result? + Clear steps or script + Compared old and new + Others can use it - Only faster.
Technical? [python, scripting, scripts, earth engine, idl, programming]: How do you test a script that will process hundreds of images without anyone looking at each? + Small known set + Checks and logs for errors + Looks at samples - Runs it all.
Technical? [lidar, point cloud*, elevation, dem]: An elevation model from laser data has strange bumps. What could they be, and how do you check? + Buildings, plants or noise + Point classes + Profile or field check - Smooths.
Situational? [fieldwork, field work, field data, ground truth*, gps, drone*, uas]: In the field you find that many classes on your map are wrong. What do you record, and what do you change? + Place, photo and class + Pattern of errors + New training data - Corrects by hand.
Technical? [database*, geodatabase*, metadata, catalog*, archiv*, data management]: How do you keep an image archive so that nobody uses the wrong version? + Names, metadata and status + Raw and processed kept apart + Old versions marked - Newest folder.
`;
