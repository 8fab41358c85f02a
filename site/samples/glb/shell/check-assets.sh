# #region clothing
npx -y https://docs.avaturn.me/tools/avaturn-glb-1.2.0.tgz check outfit-charcoal-jacket-male.glb --profile clothing
# #endregion
# #region footwear
npx -y https://docs.avaturn.me/tools/avaturn-glb-1.2.0.tgz check shoes-oxfords-female.glb --profile footwear
# #endregion
# #region eyewear
npx -y https://docs.avaturn.me/tools/avaturn-glb-1.2.0.tgz check glasses-round-female.glb --profile eyewear
# #endregion
# #region hair
npx -y https://docs.avaturn.me/tools/avaturn-glb-1.2.0.tgz check hair-long-female.glb --profile hair
# #endregion
