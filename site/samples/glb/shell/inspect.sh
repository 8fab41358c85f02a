npx -y https://docs.avaturn.me/tools/avaturn-glb-1.2.0.tgz inspect avatar.glb
